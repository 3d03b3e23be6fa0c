import { findUsername, getMe, isApiError, logIn, register } from '@friendbase/contract';
import type { Visitor } from '@friendbase/contract/conformance';
import { describe, expect, it } from 'vitest';
import { json, PASSWORD, strangers } from '../../testing/members.ts';
import { databasesInTier } from '../../testing/openApi.ts';
import { LIMITS, sweepLimits } from './limits.ts';

const { tries, seconds } = LIMITS.wrongPassword;

const logInAs = (visitor: Visitor, username: string, password: string) =>
  visitor.call(logIn, { body: { username, password } });

const statusOf = (attempt: Promise<unknown>): Promise<number> =>
  attempt.then(
    () => 200,
    (error: unknown) => (isApiError(error) ? error.status : 0),
  );

/** What `times` attempts end with, one after the other. */
async function outcomes(times: number, attempt: (n: number) => Promise<unknown>): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) statuses.push(await statusOf(attempt(n)));
  return statuses;
}

const repeat = (times: number, status: number): number[] => Array.from({ length: times }, () => status);

describe.each(databasesInTier)('request limits on $name', ({ openApi }) => {
  it('refuse the eleventh wrong password for a name, in any letter case, and the right one too', async () => {
    await using api = await openApi(strangers('ann', 'ben'));
    const visitor = api.visitor();
    const wrong = (n: number) => logInAs(visitor, n % 2 === 0 ? 'ann' : 'ANN', 'wrong one');
    expect(await outcomes(11, wrong)).toEqual([...repeat(10, 401), 429]);
    expect(await statusOf(logInAs(visitor, 'ann', PASSWORD))).toBe(429);
    expect(await statusOf(logInAs(visitor, 'ben', PASSWORD))).toBe(200);
  });

  it('count tries that come all at once', async () => {
    await using api = await openApi(strangers('ann'));
    const attempts = Array.from({ length: 30 }, () => logInAs(api.visitor(), 'ann', 'wrong one'));
    const statuses = await Promise.all(attempts.map(statusOf));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([...repeat(10, 401), ...repeat(20, 429)]);
  });

  it('say how long to wait, and let the member in after that', async () => {
    await using api = await openApi(strangers('ann'));
    const visitor = api.visitor();
    await outcomes(tries, () => logInAs(visitor, 'ann', 'wrong one'));
    const refused = await visitor.request(logIn.path, json('POST', { username: 'ann', password: PASSWORD }));
    // Each try took a second of the test's clock.
    expect(refused.headers.get('retry-after')).toBe(String(seconds - tries));
    expect(await refused.json()).toEqual({
      message: 'That was a lot of tries. Please wait 5 minutes, then try again.',
      code: 'tooManyTries',
    });
    api.wait(seconds - tries);
    expect(await statusOf(logInAs(visitor, 'ann', PASSWORD))).toBe(200);
  });

  it('keep nobody out for longer than they say when the clock is set back', async () => {
    await using api = await openApi(strangers('ann'));
    const visitor = api.visitor();
    await outcomes(tries, () => logInAs(visitor, 'ann', 'wrong one'));
    api.wait(-24 * 60 * 60);
    const refused = await visitor.request(logIn.path, json('POST', { username: 'ann', password: PASSWORD }));
    expect(refused.headers.get('retry-after')).toBe(String(seconds));
    api.wait(seconds);
    expect(await statusOf(logInAs(visitor, 'ann', PASSWORD))).toBe(200);
  });

  it('forget the wrong passwords after a right one', async () => {
    await using api = await openApi(strangers('ann'), { rateLimitScale: 0.3 });
    const visitor = api.visitor();
    const twoWrongOneRight = (n: number) => logInAs(visitor, 'ann', n % 3 === 2 ? PASSWORD : 'wrong one');
    expect(await outcomes(9, twoWrongOneRight)).toEqual([401, 401, 200, 401, 401, 200, 401, 401, 200]);
  });

  it('stop an address that goes through many names', async () => {
    await using api = await openApi(strangers('ann'), { rateLimitScale: 0.1 });
    const guess = (n: number) => logInAs(api.visitor(), `name${n}`, 'wrong one');
    expect(await outcomes(11, guess)).toEqual([...repeat(10, 401), 429]);
    expect(await statusOf(logInAs(api.visitor(), 'ann', PASSWORD))).toBe(429);
  });

  it('stop an address that goes through many email addresses', async () => {
    await using api = await openApi(strangers('ann'));
    const help = (email: string) => api.visitor().call(findUsername, { body: { email } });
    expect(await outcomes(5, (n) => help(`nobody${n}@example.com`))).toEqual(repeat(5, 404));
    expect(await statusOf(help('ann@example.com'))).toBe(429);
  });

  it('stop an address that opens account after account', async () => {
    await using api = await openApi(undefined, { rateLimitScale: 0.1 });
    const signUp = (n: number) => {
      const [username, email] = [`ann${n}`, `ann${n}@example.com`];
      const body = { username, email, displayName: 'Ann', password: PASSWORD };
      return api.visitor().call(register, { body: { ...body, challengeType: 'caregiver' } });
    };
    expect(await outcomes(7, signUp)).toEqual([...repeat(6, 200), 429]);
  });

  it('stop an address that asks by signing up who has an email address, whatever the answer would be', async () => {
    await using api = await openApi(strangers('ann'), { rateLimitScale: 0.5 });
    const signUp = (username: string, email: string) => {
      const body = { username, email, displayName: 'Ann', password: PASSWORD };
      return statusOf(api.visitor().call(register, { body: { ...body, challengeType: 'caregiver' } }));
    };
    // What tells nothing about an email address does not count.
    expect(await signUp('ann', 'new@example.com')).toBe(409);
    expect(await signUp('new1', 'new1@example.com')).toBe(200);
    for (const n of [1, 2, 3, 4, 5]) expect(await signUp(`try${n}`, 'ann@example.com')).toBe(409);
    expect(await signUp('try6', 'ann@example.com')).toBe(429);
    expect(await signUp('try7', 'nobody@example.com')).toBe(429);
    api.wait(LIMITS.knownEmail.seconds);
    expect(await signUp('try7', 'nobody@example.com')).toBe(200);
  });

  it('grow with their scale, and never refuse a first try', async () => {
    await using generous = await openApi(strangers('ann'), { rateLimitScale: 1.2 });
    expect(await outcomes(13, () => logInAs(generous.visitor(), 'ann', 'wrong one'))).toEqual([
      ...repeat(12, 401),
      429,
    ]);
    await using strict = await openApi(strangers('ann'), { rateLimitScale: 0.001 });
    expect(await outcomes(2, () => logInAs(strict.visitor(), 'ann', 'wrong one'))).toEqual([401, 429]);
  });

  it('never touch a member who is logged in', async () => {
    await using api = await openApi(strangers('ann'), { rateLimitScale: 0.001 });
    const visitor = await api.as('ann');
    expect(await outcomes(30, () => visitor.call(getMe, {}))).toEqual(repeat(30, 200));
  });

  it('store neither names nor addresses, and are swept away once over', async () => {
    await using api = await openApi(strangers('ann'));
    await outcomes(1, () => logInAs(api.visitor(), 'ann', 'wrong one'));
    expect(JSON.stringify(await api.db('request_limits'))).not.toMatch(/ann|127\.0/);
    await sweepLimits(api.db, new Date(Date.UTC(2030, 0, 1)));
    expect(await api.db('request_limits')).toEqual([]);
  });
});
