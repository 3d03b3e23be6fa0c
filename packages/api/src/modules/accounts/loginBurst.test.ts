import { expect, it } from 'vitest';
import { json, PASSWORD, strangers } from '../../../testing/members.ts';
import { databasesInTier } from '../../../testing/openApi.ts';
import { limitConcurrency } from '../../db/concurrencyLimit.ts';
import { createPasswords } from './passwords.ts';

const LOGINS = 10;
/** Two at work, three waiting. */
const TAKEN = 5;

it.each(databasesInTier)(
  'asks logins to come back when too many come at once on $name, and serves everybody else meanwhile',
  async ({ openApi }) => {
    const opened = Promise.withResolvers<void>();
    const limited = limitConcurrency({ atOnce: 2, mostWaiting: 3, waitMs: 600_000 });
    const passwords = createPasswords({
      cost: { memory: 8, passes: 1, parallelism: 1 },
      run: (work) => limited(() => opened.promise.then(work)),
    });
    await using busy = await openApi(strangers('ann', 'ben'), { passwords, rateLimitScale: 100 });
    const refused = Promise.withResolvers<void>();
    const statuses: number[] = [];
    const logIn = async () => {
      const body = { username: 'ben', password: PASSWORD };
      const { status, headers } = await busy.visitor().request('/api/auth/login', json('POST', body));
      expect(headers.get('retry-after') ?? '').toMatch(status === 503 ? /^[5-9]$/ : /^$/);
      if (statuses.push(status) === LOGINS - TAKEN) refused.resolve();
    };
    const logins = Array.from({ length: LOGINS }, logIn);
    await refused.promise;
    expect(statuses).toEqual(Array.from({ length: LOGINS - TAKEN }, () => 503));
    expect((await busy.visitor().request('/api/auth/me')).status).toBe(401);
    opened.resolve();
    await Promise.all(logins);
    expect(statuses.slice(LOGINS - TAKEN)).toEqual(Array.from({ length: TAKEN }, () => 200));
  },
);
