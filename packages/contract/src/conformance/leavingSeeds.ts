import { logIn } from '../accounts.ts';
import { isApiError } from '../errors.ts';
import { leftAccountIn } from '../leaving.ts';
import type { StoredLeaving } from '../leaving.ts';
import type { LeftAccount } from '../refusedLogIn.ts';
import type { Visitor } from './backend.ts';
import { memberId, PASSWORD } from './seeds.ts';
import type { Name } from './seeds.ts';

/** Of a seed: brings back who has left. */
export const RETURN_TOKEN = 'token-of-who-has-left';

/** Later than the clocks of the backends: nobody's time to come back is over. */
export const LEFT_AT = '2025-12-31T23:00:00.000Z';

export const leavingOf = (name: Name): StoredLeaving => ({
  memberId: memberId(name),
  askedAt: LEFT_AT,
  taken: {},
  token: RETURN_TOKEN,
  tokenUntil: '2099-01-01T00:00:00.000Z',
});

/** What a log in of somebody who has left, with the right password, is refused with. */
export async function toldAtLogIn(visitor: Visitor, name: Name): Promise<LeftAccount> {
  const error: unknown = await visitor
    .call(logIn, { body: { username: name, password: PASSWORD } })
    .catch((errorLike: unknown) => errorLike);
  const told = isApiError(error) ? leftAccountIn(error) : undefined;
  if (!told) throw new Error(`Log in told ${String(error)}.`);
  return told;
}
