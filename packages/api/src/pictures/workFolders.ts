import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Where files are while they are looked at, within the folder of the data. */
export const WORK_FOLDER = 'work';

/** Nothing is worked on for so long. */
const OVER_MS = 600_000;

/** A folder for one file that is looked at, for the user of the server alone. Whoever makes it removes it. */
export async function makeWorkFolder(parent: string): Promise<string> {
  await mkdir(parent, { recursive: true, mode: 0o700 });
  return mkdtemp(join(parent, 'file-'));
}

/** Removes folders that were left when a server was stopped. `isAlone`: no other server works in the same place. */
export async function sweepWorkFolders(parent: string, now: Date, { isAlone = false } = {}): Promise<void> {
  for (const name of await readdir(parent).catch(() => [])) {
    const path = join(parent, name);
    const found = await stat(path).catch(() => undefined);
    const isOver = isAlone || (found !== undefined && now.getTime() - found.mtimeMs > OVER_MS);
    if (isOver) await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
}
