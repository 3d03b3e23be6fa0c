import { expect } from 'vitest';
import { getUser } from '../users.ts';
import type { Visitor } from './backend.ts';

export const balanceOf = async (visitor: Visitor): Promise<number> =>
  (await visitor.call(getUser, {})).friendbaseBucks;

/** Sends calls at once: exactly `count` of them succeed, and every other one is refused with 409. */
export async function expectOnly(count: number, calls: Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(calls);
  const statuses = results.map((it) =>
    it.status === 'fulfilled' ? 200 : (it.reason as { status: number }).status,
  );
  const expected = statuses.map((_, n) => (n < count ? 200 : 409));
  expect(statuses.sort((a, b) => a - b)).toEqual(expected);
}
