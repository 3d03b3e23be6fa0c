import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';

/** Email addresses and phone numbers are in the files: for their owner alone. */
export const OWNER_ONLY = 0o600;

/** Beside its file, SQLite stores what is not in it yet, and what its connections share. */
const siblingsOf = (filename: string): string[] => [filename, `${filename}-wal`, `${filename}-shm`];

/** Makes an empty file for its owner alone, unless there is one. What SQLite makes beside it gets the same rights. */
export function createPrivate(filename: string): void {
  if (!existsSync(filename)) closeSync(openSync(filename, 'a', OWNER_ONLY));
}

/** Takes the rights of others from a database file and what belongs to it, also where an umask or an older version gave them. */
export function makePrivate(filename: string): void {
  for (const path of siblingsOf(filename)) if (existsSync(path)) chmodSync(path, OWNER_ONLY);
}

const identityOf = (path: string): string => {
  const { dev, ino } = statSync(path, { bigint: true, throwIfNoEntry: false }) ?? {};
  return `${dev}:${ino}`;
};

/**
 * Remembers which file and WAL an open database writes to, and answers a question: are those still the ones at their
 * path? SQLite does not notice when they are removed or replaced, and goes on writing where nobody will ever look.
 */
export function rememberFiles(filename: string): () => boolean {
  const paths = siblingsOf(filename).slice(0, 2);
  const identities = paths.map(identityOf);
  return () => paths.every((path, n) => identityOf(path) === identities[n]);
}
