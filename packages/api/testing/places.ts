import type { Knex } from 'knex';
import { openPostgres } from '../src/db/open.ts';
import { openDataDir } from '../src/db/sqlite.ts';
import { createDatabase } from './postgres.ts';
import { temporaryFolder } from './program.ts';

/** Where the real program stores its data in a test. */
export interface Place extends AsyncDisposable {
  /** The settings that make the program use it. */
  env: Record<string, string>;
  /** Opens it as the program does, migrations included. */
  open(): Promise<Knex>;
}

async function openFolder(): Promise<Place> {
  const folder = temporaryFolder();
  return {
    env: { DATA_DIR: folder.path },
    open: () => openDataDir(folder.path),
    async [Symbol.asyncDispose]() {
      folder[Symbol.dispose]();
    },
  };
}

async function openServer(): Promise<Place> {
  const database = await createDatabase();
  return {
    env: { DATABASE_URL: database.url },
    open: () => openPostgres(database.url),
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}

/** For `describe.each`: what has to be so wherever the program stores its data. */
export const places = [
  { name: 'SQLite', openPlace: openFolder },
  { name: 'PostgreSQL', openPlace: openServer },
];
