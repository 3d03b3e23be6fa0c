import { logIn } from '@friendbase/contract';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../http/limits.ts';
import { json, PASSWORD, strangers } from '../../../testing/members.ts';
import { behindProxy, databasesInTier } from '../../../testing/openApi.ts';
import type { TestApi } from '../../../testing/openApi.ts';

/** One login from an address; answers its status. */
const tryFrom = async (
  api: TestApi,
  address: string,
  password: string,
  username = 'ann',
): Promise<number> => {
  const request = json('POST', { username, password }, { 'x-forwarded-for': address });
  return (await api.visitor().request(logIn.path, request)).status;
};

/** Ten wrong passwords from each of `count` addresses; answers how often each status came. */
async function guessFrom(api: TestApi, count: number, addressOf: (n: number) => string) {
  const outcomes: Record<number, number> = {};
  for (let n = 0; n < count; n += 1) {
    for (let round = 0; round < LIMITS.wrongPassword.tries; round += 1) {
      const status = await tryFrom(api, addressOf(n), 'wrong one');
      outcomes[status] = (outcomes[status] ?? 0) + 1;
    }
  }
  return outcomes;
}

const ipv4 = (n: number): string => `198.51.100.${n + 1}`;
const HOME = '203.0.113.7';

describe.each(databasesInTier)('guessing one member’s password on $name', ({ openApi }) => {
  it('is slowed to one try an hour from each of many addresses', async () => {
    await using api = await openApi(strangers('ann'), behindProxy());
    // A hundred in all, then one from each address that had none above the ceiling: the ten before it too.
    expect(await guessFrom(api, 20, ipv4)).toEqual({ 401: 110, 429: 90 });
  });

  it('is slowed as one from all /64 networks of a /48', async () => {
    await using api = await openApi(strangers('ann'), behindProxy());
    const ipv6 = (n: number): string => `2001:db8:1:${n + 1}::1`;
    expect(await guessFrom(api, 12, ipv6)).toEqual({ 401: 101, 429: 19 });
  });

  it('is slowed alike where nobody has the name', async () => {
    await using api = await openApi(strangers('ben'), behindProxy());
    expect(await guessFrom(api, 12, ipv4)).toEqual({ 401: 102, 429: 18 });
  });

  it('never keeps the owner out where they have logged in before', async () => {
    await using api = await openApi(strangers('ann'), behindProxy());
    expect(await tryFrom(api, HOME, PASSWORD)).toBe(200);
    await guessFrom(api, 11, ipv4);
    for (const password of ['wrong one', 'wrong two', PASSWORD]) {
      expect(await tryFrom(api, HOME, password)).toBe(password === PASSWORD ? 200 : 401);
    }
  });

  it('leaves the owner a try an hour where they are new', async () => {
    await using api = await openApi(strangers('ann'), behindProxy());
    await guessFrom(api, 11, ipv4);
    expect(await tryFrom(api, HOME, PASSWORD)).toBe(200);
    expect(await tryFrom(api, '203.0.113.8', 'wrong one')).toBe(401);
    expect(await tryFrom(api, '203.0.113.8', PASSWORD)).toBe(429);
    api.wait(LIMITS.guessOfSlowedName.seconds);
    expect(await tryFrom(api, '203.0.113.8', PASSWORD)).toBe(200);
  });

  it('slows nobody else at the same address', async () => {
    await using api = await openApi(strangers('ann', 'ben'), behindProxy());
    await guessFrom(api, 11, ipv4);
    expect(await tryFrom(api, ipv4(0), PASSWORD, 'ben')).toBe(200);
  });
});
