const TWO_32 = 2 ** 32;

/** A bijective mix of the bits of a 32-bit number. */
function scramble(n: number): number {
  let bits = n | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x7feb352d);
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b);
  return (bits ^ (bits >>> 16)) >>> 0;
}

const highPart = (n: number): number => Math.floor(n / TWO_32);

const keyOf = (seed: number, name: string): number =>
  [...name].reduce((key, sign) => scramble(key ^ (sign.codePointAt(0) ?? 0)), scramble(seed));

/** A number in [0, 1) for a row and its `m`th choice. */
export type Random = (n: number, m?: number) => number;

/**
 * Random numbers computed from the row's index alone: rows can be made in any order, and a `seed` always
 * gives the same data. Each `name` is an independent sequence.
 */
export function randomOf(seed: number, name: string): Random {
  const key = keyOf(seed, name);
  return (n, m = 0) => scramble(scramble(n ^ key) + highPart(n) + Math.imul(m + 1, 0x9e3779b1)) / TWO_32;
}

const hex = (bits: number): string => bits.toString(16).padStart(8, '0');

/**
 * The UUID of the `n`th row of a kind, in lower case. Unordered, as real ids are, and unique: the first eight
 * digits encode the lower 32 bits of `n`, the last eight the upper ones.
 */
export function idsOf(seed: number, kind: string): (n: number) => string {
  const key = keyOf(seed, `${kind} ids`);
  return (n) => {
    const first = scramble(n ^ key);
    const second = hex(scramble(first ^ ~key));
    const third = hex(scramble(first + key));
    const last = scramble(scramble(first - key) + highPart(n));
    const variant = `8${third.slice(0, 3)}`;
    return `${hex(first)}-${second.slice(0, 4)}-4${second.slice(4, 7)}-${variant}-${third.slice(4)}${hex(last)}`;
  };
}

/** The entry at `n` modulo the length of a list that is not empty. */
export function entryOf<Entry>(list: readonly Entry[], n: number): Entry {
  const entry = list[n % list.length];
  if (entry === undefined) throw new Error('There is nothing to choose from.');
  return entry;
}

/** An entry of the list for `unit`, which is from 0 up to 1. */
export const chosenFrom = <Entry>(list: readonly Entry[], unit: number): Entry =>
  entryOf(list, Math.floor(unit * list.length));

/**
 * `count` different integers below `limit` (at least `count`): one from each of `count` equal ranges, from a
 * random start.
 */
export function* differentBelow(limit: number, count: number, random: Random, n: number): Generator<number> {
  const width = Math.floor(limit / count);
  const start = Math.floor(random(n) * limit);
  for (let m = 0; m < count; m += 1) yield (start + m * width + Math.floor(random(n, m + 1) * width)) % limit;
}

/** A count for row `n` with a skewed distribution around `average`: mostly few, rarely very many. */
export const fewOrMany = (average: number, random: Random, n: number): number =>
  Math.floor(average * (1 / Math.sqrt(1 - random(n)) - 1) + random(n, 1));
