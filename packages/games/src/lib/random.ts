/** A source of random numbers: at least 0 and less than 1, as `Math.random` gives them. Tests give their own. */
export type Random = () => number;

/** A whole number from `least` to `most`, both included. */
export const randomInteger = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));

/** One of some. @throws RangeError when there is none */
export function pick<One>(random: Random, all: readonly One[]): One {
  const one = all[randomInteger(random, 0, all.length - 1)];
  if (one === undefined) throw new RangeError('There is nothing to pick from.');
  return one;
}

/** The same in a random order, each order as likely as any other (Fisher and Yates). */
export function shuffle<One>(random: Random, all: readonly One[]): One[] {
  const order = [...all];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const at = randomInteger(random, 0, last);
    [order[last], order[at]] = [order[at] as One, order[last] as One];
  }
  return order;
}

/** Random numbers that are the same in every run (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
