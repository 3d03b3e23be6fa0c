import { chmodSync, existsSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';
import { isRunning } from './isRunning.ts';
import { tempFolder } from './tempFolder.ts';

const CACHE = path.join(import.meta.dirname, '../.cache');

/** What workers and programs start with, so that they end with the run, also where it is killed. */
export const ENDS_WITH_RUN = ['--import', path.join(import.meta.dirname, 'endWithRun.ts')];

/** As `tempFolder` names them: by the process that made them. */
const OWNED = /^friendbase-(\d+)-/;

/** Removes what processes have left in a folder that were killed. */
function sweep(parent: string): void {
  for (const name of existsSync(parent) ? readdirSync(parent) : []) {
    const [, pid] = OWNED.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid))) remove(path.join(parent, name));
  }
}

function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  } catch {
    // Another user's, or one into which something still writes: a later run removes it.
  }
}

const MEMORY = '/dev/shm';

/** A small machine needs its memory for the run itself. */
const ROOM = 6 * 2 ** 30;

/**
 * Where temporary files are written to memory alone, if there is room for them, and nobody has named another place. Thousands
 * of databases wait for the disk otherwise, and so do browsers: what their processes share is a file there.
 */
function quickFolder(): string {
  if (process.env['TMPDIR'] || !existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return Math.min(bavail * bsize, freemem()) >= ROOM ? MEMORY : tmpdir();
}

/**
 * Gives this run one folder for all temporary files, of its workers and their programs too. It goes with the run; that of a
 * run that was killed goes with the next one.
 */
export function openRunFolder(): void {
  // Workers read the same settings.
  if (process.env['FRIENDBASE_RUN']) return;
  for (const parent of [tmpdir(), MEMORY, CACHE]) sweep(parent);
  const { folder } = tempFolder({}, quickFolder());
  // PostgreSQL may run as a user of its own.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  process.env['FRIENDBASE_RUN'] = String(process.pid);
  process.on('exit', () => remove(folder));
}
