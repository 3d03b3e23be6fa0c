import { createHash } from 'node:crypto';
import {
  ANSWER_LIFE_MS,
  appealClosedAccount,
  closedAccountIn,
  isApiError,
  logIn,
} from '@friendbase/contract';
import { everyCall, PASSWORD } from '@friendbase/contract/conformance';
import { describe, expect, it } from 'vitest';
import { databasesInTier } from '../../../testing/openApi.ts';
import type { TestApi } from '../../../testing/openApi.ts';
import { sweepAppealTokens } from './appealTokens.ts';

/** Hugo is closed out, and nobody was given a token yet. */
const seed = { ...everyCall, appealTokens: [] };

const tryLogIn = (api: TestApi, username: string, password = PASSWORD): Promise<unknown> =>
  api
    .visitor()
    .call(logIn, { body: { username, password } })
    .catch((error: unknown) => error);

async function tokenFrom(api: TestApi): Promise<string> {
  const error = await tryLogIn(api, 'hugo');
  return (isApiError(error) ? closedAccountIn(error)?.appealToken : undefined) ?? '';
}

describe.each(databasesInTier)('an appeal token on $name', ({ openApi }) => {
  it('is 256 random bits, stored by its SHA-256 only', async () => {
    await using api = await openApi(seed);
    const token = await tokenFrom(api);
    expect(token).toMatch(/^[\w-]{43}$/);
    const rows = await api.db<{ tokenHash: string }>('appealTokens');
    expect(rows.map(({ tokenHash }) => tokenHash)).toEqual([
      createHash('sha256').update(token).digest('hex'),
    ]);
    await api.visitor().call(appealClosedAccount, { body: { token, words: '' } });
    const tables = ['appealTokens', 'appeals', 'idempotencyKeys', 'moderationCases', 'sessions'];
    for (const table of tables) expect(JSON.stringify(await api.db(table))).not.toContain(token);
  });

  it('is no session’s token', async () => {
    await using api = await openApi(seed);
    const cookie = `friendbase=${await tokenFrom(api)}`;
    for (const path of ['/api/auth/me', '/api/user']) {
      const { status } = await fetch(api.address + path, { headers: { cookie } });
      expect([path, status]).toEqual([path, 401]);
    }
  });

  it('is not to be had by guessing: a wrong password is answered by the same statements as at any account', async () => {
    await using api = await openApi(seed);
    const statements: string[] = [];
    api.db.on('query', ({ sql }: { sql: string }) => void statements.push(sql));
    const statementsOf = async (username: string) => {
      statements.splice(0);
      expect(await tryLogIn(api, username, 'a guess')).toMatchObject({ code: 'loginRefused' });
      return [...statements];
    };
    expect(await statementsOf('hugo')).toEqual(await statementsOf('ann'));
  });

  it('of many that are used at once makes one appeal', async () => {
    await using api = await openApi(seed);
    const tokens: string[] = [];
    for (let n = 0; n < 8; n += 1) tokens.push(await tokenFrom(api));
    const asked = await Promise.allSettled(
      tokens.map((token) => api.visitor().call(appealClosedAccount, { body: { token, words: '' } })),
    );
    const refused = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []));
    expect(refused).toHaveLength(7);
    for (const error of refused) expect(error).toMatchObject({ status: 409, code: 'alreadyAsked' });
  });

  it('goes a day after its time', async () => {
    await using api = await openApi(seed);
    await tokenFrom(api);
    const [row] = await api.db<{ expiresAt: string }>('appealTokens');
    const over = Date.parse(row?.expiresAt ?? '') + ANSWER_LIFE_MS;
    expect(await sweepAppealTokens(api.db, new Date(over - 1))).toBe(0);
    expect(await sweepAppealTokens(api.db, new Date(over))).toBe(1);
  });
});
