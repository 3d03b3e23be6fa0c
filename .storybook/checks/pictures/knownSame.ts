import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = '.storybook/checks/pictures';

/** What compares pictures: changed, it may find what it did not find before. */
function readSources(): string[] {
  const files = readdirSync(SOURCES).filter((file) => !file.endsWith('.test.ts'));
  return files.toSorted().map((file) => readFileSync(path.join(SOURCES, file), 'utf8'));
}

/** By the hash of each part, so that nothing can move from one part to the next. */
function hashOf(parts: readonly (Uint8Array | string)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(createHash('sha256').update(part).digest());
  return hash.digest('hex');
}

/** Pictures that were compared and found the same. */
export interface KnownSame {
  has: (compared: readonly (Uint8Array | string)[]) => boolean;
  add: (compared: readonly (Uint8Array | string)[]) => void;
}

/**
 * Remembers what was compared and found the same, byte for byte: most pictures of most runs. To compare them again
 * could find nothing else, and takes a hundred times as long.
 *
 * @param file where it is kept from run to run
 * @param sources of what compares: when they change, nothing is known
 */
export function openKnownSame(file: string, sources = readSources()): KnownSame {
  const comparison = hashOf(sources);
  const [first, ...rest] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  if (first !== comparison) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${comparison}\n`);
  }
  const known = new Set(first === comparison ? rest : []);
  return {
    has: (compared) => known.has(hashOf(compared)),
    add(compared) {
      const hash = hashOf(compared);
      known.add(hash);
      appendFileSync(file, `${hash}\n`);
    },
  };
}
