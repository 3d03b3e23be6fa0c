import { createHash } from 'node:crypto';
import { getMe, listSessions, logIn, logOut, UNKNOWN_DEVICE } from '@friendbase/contract';
import { describe, expect, it } from 'vitest';
import { json, PASSWORD, strangers } from '../../../testing/members.ts';
import { databasesInTier } from '../../../testing/openApi.ts';
import type { TestApi } from '../../../testing/openApi.ts';
import { sweepSessions } from './model.ts';

const DAY = 24 * 3600;
const ann = { username: 'ann', password: PASSWORD };

/** The session cookie of a login, as the server sent it. */
async function logInFor(api: TestApi, headers: Record<string, string> = {}) {
  const response = await fetch(`${api.address}/api/auth/login`, json('POST', ann, headers));
  const [line = ''] = response.headers.getSetCookie();
  const [cookie = '', ...flags] = line.split('; ');
  return { cookie, token: cookie.split('=')[1] ?? '', flags };
}

const statusOf = async (address: string, cookie: string) =>
  (await fetch(`${address}/api/auth/me`, { headers: { cookie } })).status;

/** Nobody waits for it but who looks at it. */
const useWritten = (api: TestApi) =>
  expect
    .poll(() => api.db('sessions').max('lastUsedAt as at').first())
    .toEqual({ at: api.now().toISOString() });

describe.each(databasesInTier)('a session on $name', ({ openApi }) => {
  it.each(['', 'short', 'A'.repeat(43), `${'A'.repeat(42)}'`, '%00', 'A'.repeat(4000)])(
    'is not opened by the made-up token “%s”',
    async (token) => {
      await using api = await openApi(strangers('ann'));
      await api.as('ann');
      expect(await statusOf(api.address, `friendbase=${token}`)).toBe(401);
    },
  );

  it('lives in a cookie that scripts cannot read and other sites cannot send along', async () => {
    await using api = await openApi(strangers('ann'));
    const { cookie, flags } = await logInFor(api);
    expect(cookie).toMatch(/^friendbase=[\w-]{43}$/);
    expect(flags).toEqual(['Path=/', 'Max-Age=2592000', 'HttpOnly', 'SameSite=Lax']);
  });

  it('travels over https alone where the site is served by https', async () => {
    await using api = await openApi(strangers('ann'), { publicOrigin: 'https://friends.example.com' });
    const { cookie, flags } = await logInFor(api);
    expect(cookie).toMatch(/^__Host-friendbase=/);
    expect(flags).toContain('Secure');
    expect(await statusOf(api.address, cookie)).toBe(200);
  });

  it('is stored in the database by its SHA-256 only', async () => {
    await using api = await openApi(strangers('ann'));
    const { token } = await logInFor(api);
    const rows: { tokenHash: string }[] = await api.db('sessions');
    expect(rows.map(({ tokenHash }) => tokenHash)).toEqual([
      createHash('sha256').update(token).digest('hex'),
    ]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('gets a new id at every login, and the one before is worth nothing', async () => {
    await using api = await openApi(strangers('ann'));
    const before = await logInFor(api);
    const after = await logInFor(api, { cookie: before.cookie });
    expect(after.token).not.toBe(before.token);
    expect(await statusOf(api.address, before.cookie)).toBe(401);
    expect(await statusOf(api.address, after.cookie)).toBe(200);
  });

  it('does not take an id that somebody planted', async () => {
    await using api = await openApi(strangers('ann'));
    const planted = `friendbase=${'x'.repeat(43)}`;
    expect((await logInFor(api, { cookie: planted })).cookie).not.toBe(planted);
    expect(await statusOf(api.address, planted)).toBe(401);
  });

  it('is over on the server too after logging out', async () => {
    await using api = await openApi(strangers('ann'));
    const { cookie } = await logInFor(api);
    const { headers } = await fetch(`${api.address}/api/auth/logout`, {
      method: 'POST',
      headers: { cookie },
    });
    expect(headers.getSetCookie()[0]).toMatch(/^friendbase=; Path=\/; Max-Age=0;/);
    expect(await statusOf(api.address, cookie)).toBe(401);
    expect(await api.db('sessions')).toEqual([]);
  });

  it('is over 30 days after the login, however often it was used', async () => {
    await using api = await openApi(strangers('ann'));
    const visitor = await api.as('ann');
    for (let week = 0; week < 4; week += 1) {
      api.wait(7 * DAY - 3600);
      await expect(visitor.call(getMe, {})).resolves.toMatchObject({ username: 'ann' });
      await useWritten(api);
    }
    api.wait(2 * DAY + 4 * 3600 - 1);
    await expect(visitor.call(getMe, {})).resolves.toMatchObject({ username: 'ann' });
    api.wait(1);
    await expect(visitor.call(getMe, {})).rejects.toMatchObject({ status: 401 });
  });

  it('is over after 7 days without use', async () => {
    await using api = await openApi(strangers('ann'));
    const visitor = await api.as('ann');
    api.wait(7 * DAY - 1);
    await expect(visitor.call(getMe, {})).resolves.toMatchObject({ username: 'ann' });
    api.wait(7 * DAY);
    await expect(visitor.call(getMe, {})).rejects.toMatchObject({ status: 401 });
  });

  it('is read in one statement, and its use is written once an hour', async () => {
    await using api = await openApi(strangers('ann'));
    const visitor = await api.as('ann');
    const statements = api.watchStatements();
    await visitor.call(getMe, {});
    await visitor.call(getMe, {});
    expect(statements).toHaveLength(2);
    api.wait(3600);
    await visitor.call(getMe, {});
    await useWritten(api);
    await visitor.call(getMe, {});
    expect(statements.filter((sql) => sql.startsWith('update'))).toHaveLength(1);
    expect(statements.filter((sql) => /join users/.test(sql))).toHaveLength(4);
  });

  it('is read with the place of what happens in one statement more', async () => {
    await using api = await openApi(strangers('ann'));
    const visitor = await api.as('ann');
    const statements = api.watchStatements();
    expect(await visitor.call(getMe, { query: { with: 'place' } })).toMatchObject({ place: '0' });
    expect(statements).toHaveLength(2);
  });

  it('is listed with the others of its member, without anything that opens it', async () => {
    await using api = await openApi(strangers('ann', 'ben'));
    const first = await api.as('ann');
    await api.as('ben');
    api.wait(3 * DAY);
    const second = await api.as('ann');
    const list = () => second.call(listSessions, { params: { userId: 'ann-id' } });
    const id = expect.stringMatching(/^[0-9a-f]{32}$/) as string;
    const one = { id, device: UNKNOWN_DEVICE, isConfirmed: false };
    expect(await list()).toEqual([
      { ...one, createdAt: '2024-06-04T00:00:03.000Z', lastUsedOn: '2024-06-04', isCurrent: true },
      { ...one, createdAt: '2024-06-01T00:00:01.000Z', lastUsedOn: '2024-06-01', isCurrent: false },
    ]);
    await first.call(getMe, {});
    await expect.poll(async () => (await list())[1]).toMatchObject({ lastUsedOn: '2024-06-04' });
    const rows: { tokenHash: string }[] = await api.db('sessions').select('tokenHash');
    for (const { tokenHash } of rows)
      expect(JSON.stringify(await list())).not.toContain(tokenHash.slice(0, 32));
    api.wait(7 * DAY - 3600);
    await second.call(getMe, {});
    await useWritten(api);
    api.wait(2 * 3600);
    expect(await list()).toHaveLength(1);
  });

  it('is swept away once it is over', async () => {
    await using api = await openApi(strangers('ann', 'ben'));
    await api.as('ann');
    api.wait(20 * DAY);
    await api.as('ben');
    await sweepSessions(api.db, new Date(Date.UTC(2024, 5, 25)));
    expect(await api.db('sessions').select('userId')).toEqual([{ userId: 'ben-id' }]);
  });

  it('sets no cookie when a login is refused', async () => {
    await using api = await openApi(strangers('ann'));
    const response = await api
      .visitor()
      .request('/api/auth/login', json('POST', { ...ann, password: 'wrong one' }));
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('keeps many members apart who ask at the same time', async () => {
    const names = ['ann', 'ben', 'cleo', 'dora'];
    await using api = await openApi(strangers(...names));
    const visitors = await Promise.all(names.map((name) => api.as(name)));
    const askAll = () => Promise.all(visitors.map((visitor) => visitor.call(getMe, {})));
    const answers = await Promise.all(Array.from({ length: 20 }, askAll));
    for (const round of answers) expect(round.map(({ username }) => username)).toEqual(names);
    await visitors[0]?.call(logOut, {});
    await expect(visitors[0]?.call(getMe, {})).rejects.toMatchObject({ status: 401 });
    await visitors[0]?.call(logIn, { body: ann });
    await expect(visitors[0]?.call(getMe, {})).resolves.toMatchObject({ username: 'ann' });
  });
});
