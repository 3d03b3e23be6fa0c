import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * A folder that is gone when the test is over, with the given files in it.
 *
 * @param files contents by path
 * @param parent where the folder is made
 */
export function tempFolder(files: Record<string, string> = {}, parent = tmpdir()) {
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(path.join(parent, 'friendbase-'));
  const write = (name: string, content: string) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    return file;
  };
  for (const [name, content] of Object.entries(files)) write(name, content);
  return { folder, write, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}
