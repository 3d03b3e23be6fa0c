import { expect } from 'vitest';
import { listRewards } from '../rewards.ts';
import type { Visitor } from './backend.ts';

export const times = <Value>(count: number, value: Value): Value[] =>
  Array.from({ length: count }, () => value);

const WARM_ROUNDS = 4;

/**
 * Makes one call for each visitor, all at once. Reads come first to warm up the connection pool: a pool that
 * opens its connections one by one would serialise the calls, and nothing would race.
 */
export async function atOnce<Result>(
  visitors: Visitor[],
  call: (visitor: Visitor, n: number) => Promise<Result>,
): Promise<Promise<Result>[]> {
  for (let round = 0; round < WARM_ROUNDS; round += 1) {
    await Promise.all(visitors.map((visitor) => visitor.call(listRewards, {})));
  }
  return visitors.map(call);
}

/** Of the concurrent calls exactly `count` succeed; each other one is refused with 409. */
export async function expectOnly(
  count: number,
  visitors: Visitor[],
  call: (visitor: Visitor, n: number) => Promise<unknown>,
): Promise<void> {
  const results = await Promise.allSettled(await atOnce(visitors, call));
  const statuses = results.map((it) =>
    it.status === 'fulfilled' ? 200 : (it.reason as { status: number }).status,
  );
  const expected = statuses.map((_, n) => (n < count ? 200 : 409));
  expect(statuses.sort((a, b) => a - b)).toEqual(expected);
}
