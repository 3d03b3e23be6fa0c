import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder with the given files in it, which is gone when the test is over. Its name tells whose it is: see `runFolder.ts`. */
export function tempFolder(files: Record<string, string> = {}, parent = tmpdir()) {
  mkdirSync(parent, { recursive: true });
  const { path: folder, [Symbol.dispose]: dispose } = mkdtempDisposableSync(
    path.join(parent, `friendbase-${process.pid}-`),
  );
  const write = (name: string, content: string | Uint8Array) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    return file;
  };
  for (const [name, content] of Object.entries(files)) write(name, content);
  return { folder, write, [Symbol.dispose]: dispose };
}
