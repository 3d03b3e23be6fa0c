import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'friendbase-media-';

/** Nothing is worked on for so long. */
const OVER_MS = 3_600_000;

/** A folder for one file that is looked at, for the user of the server alone. Whoever makes it removes it. */
export const makeWorkFolder = (): Promise<string> => mkdtemp(join(tmpdir(), PREFIX));

/** Removes folders that were left when a server was stopped. Those of other users stay. */
export async function sweepWorkFolders(now: Date): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const path = join(tmpdir(), name);
    const found = await stat(path).catch(() => undefined);
    const isOver = found !== undefined && now.getTime() - found.mtimeMs > OVER_MS;
    if (isOver) await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
}
