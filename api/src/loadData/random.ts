const TWO_32 = 2 ** 32;

/** Mixes the bits of a 32-bit number; no two numbers become the same one. */
function scramble(n: number): number {
  let bits = n | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x7feb352d);
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b);
  return (bits ^ (bits >>> 16)) >>> 0;
}

const highPart = (n: number): number => Math.floor(n / TWO_32);

const keyOf = (seed: number, name: string): number =>
  [...name].reduce((key, sign) => scramble(key ^ (sign.codePointAt(0) ?? 0)), scramble(seed));

/** From 0 up to 1, without 1, for a row and for what in it is chosen `m`th. */
export type Random = (n: number, m?: number) => number;

/**
 * Numbers worked out from the row's own number alone: any row can be made without those before it, and one `seed`
 * always gives the same. Each `name` is a sequence of its own.
 */
export function randomOf(seed: number, name: string): Random {
  const key = keyOf(seed, name);
  return (n, m = 0) => scramble(scramble(n ^ key) + highPart(n) + Math.imul(m + 1, 0x9e3779b1)) / TWO_32;
}

const hex = (bits: number): string => bits.toString(16).padStart(8, '0');

/**
 * The id of the `n`th row of a kind, a lower-case UUID; in the order of `n` they come in no order, as real ones do.
 * No two rows have the same: the first eight digits stand for the lower 32 bits of `n`, and of two rows with the same
 * ones the last eight differ.
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

/** The `n`th entry of a list that is not empty, counted round and round. */
export function entryOf<Entry>(list: readonly Entry[], n: number): Entry {
  const entry = list[n % list.length];
  if (entry === undefined) throw new Error('There is nothing to choose from.');
  return entry;
}

/** An entry of the list for `unit`, which is from 0 up to 1. */
export const chosenFrom = <Entry>(list: readonly Entry[], unit: number): Entry =>
  entryOf(list, Math.floor(unit * list.length));

/**
 * `count` different whole numbers below `limit`, at least as large as `count`: one from each of as many equal
 * stretches, begun anywhere.
 */
export function* differentBelow(limit: number, count: number, random: Random, n: number): Generator<number> {
  const width = Math.floor(limit / count);
  const start = Math.floor(random(n) * limit);
  for (let m = 0; m < count; m += 1) yield (start + m * width + Math.floor(random(n, m + 1) * width)) % limit;
}

/** How many of something fall to row `n`, `average` of all: mostly few, sometimes none, rarely very many. */
export const fewOrMany = (average: number, random: Random, n: number): number =>
  Math.floor(average * (1 / Math.sqrt(1 - random(n)) - 1) + random(n, 1));
