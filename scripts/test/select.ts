import type { Suite } from './suite.ts';

export interface Selection {
  suites: Suite[];
  filters: string[];
  /** Whether cases that repeat themselves to be surer do so many times over. */
  isLong: boolean;
}

const LONG = '--long';

/**
 * Reads `npm test -- [--long] <suite...> <filter...>`. A name takes every suite that starts with that word, so
 * `types` is all of them and `types api` is one. Without a name, everything runs.
 *
 * @throws when the first word names no suite
 */
export function select(all: readonly Suite[], given: readonly string[]): Selection {
  const args = given.filter((arg) => arg !== LONG);
  return { ...choose(all, args), isLong: given.includes(LONG) };
}

function choose(all: readonly Suite[], args: readonly string[]): Omit<Selection, 'isLong'> {
  if (args.length === 0) return { suites: [...all], filters: [] };
  const words = new Set(all.map((suite) => suite.name.split(' ')[0] ?? ''));
  const names = args.slice(
    0,
    [...args, ''].findIndex((arg) => !words.has(arg)),
  );
  if (names.length === 0)
    throw new Error(`There is no suite "${args[0]}". There are: ${[...words].join(', ')}.`);
  const filters = args.slice(names.length);
  const named = all.filter((suite) => names.includes(suite.name.split(' ')[0] ?? ''));
  const exact = named.filter((suite) => filters.includes(suite.name.split(' ')[1] ?? ''));
  return { suites: exact.length > 0 ? exact : named, filters };
}
