import type { StoredLeaving } from '../leaving.ts';
import { memberId } from './seeds.ts';
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
