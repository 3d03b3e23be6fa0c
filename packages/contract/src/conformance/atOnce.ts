import { expect } from 'vitest';
import { createClient } from '../client.ts';
import { IDEMPOTENCY_HEADER } from '../idempotency.ts';
import { listRewards } from '../rewards.ts';
import type { Visitor } from './backend.ts';

export const times = <Value>(count: number, value: Value): Value[] =>
  Array.from({ length: count }, () => value);

/** Of a server that never has time, a case still fails. */
const PRESSES = 5;

/**
 * Presses again where a call was too busy, as members do: a machine that stands still for some seconds while others wait for a row
 * fails no case. What is answered at last is what counts: nothing may be lost or doubled.
 */
export async function untilTaken(call: () => Promise<Response>): Promise<Response> {
  let answer = await call();
  for (let press = 1; answer.status === 503 && press < PRESSES; press += 1) answer = await call();
  return answer;
}

/** A visitor who presses again, with the same key. */
export function pressingAgain(visitor: Visitor): Visitor {
  const request = (path: string, init: RequestInit = {}): Promise<Response> => {
    const call = () => visitor.request(path, init);
    return new Headers(init.headers).has(IDEMPOTENCY_HEADER) ? untilTaken(call) : call();
  };
  return { ...visitor, request, call: createClient({ fetch: request }) };
}

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
  return visitors.map((visitor, n) => call(pressingAgain(visitor), n));
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
