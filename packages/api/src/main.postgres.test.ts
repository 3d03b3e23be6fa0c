import { describe, expect, it } from 'vitest';
import { json } from '../testing/members.ts';
import { createDatabase, handleOn } from '../testing/postgres.ts';
import { proxyTo } from '../testing/proxy.ts';
import { runProgram, STOP_SECONDS } from '../testing/program.ts';

const PASSWORD = 'warm summer rain';

const startOn = (url: string, env: Record<string, string> = {}) =>
  runProgram({ DATABASE_URL: url, LOG_LEVEL: 'error', ...env });

/** The status of an answer, and the session it brought. */
async function send(address: string, path: string, body: object) {
  const response = await fetch(address + path, json('POST', body));
  return { status: response.status, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

const signUp = (address: string, username: string) =>
  send(address, '/api/auth/register', {
    username,
    email: `${username}@example.com`,
    displayName: username,
    password: PASSWORD,
    challengeType: 'caregiver',
  });

/** The connections of ours in which a call waits for somebody else. The sweep at the start asks for members too, but not by name. */
const WAITING = `select pid from pg_stat_activity
  where datname = current_database() and application_name = 'friendbase' and wait_event_type = 'Lock'
  and query ilike '%username%'`;

const whoIs = async (address: string, cookie: string): Promise<number> =>
  (await fetch(`${address}/api/auth/me`, { headers: { cookie } })).status;

describe('the program on PostgreSQL', () => {
  it('says in one line why it cannot start, without the password', async () => {
    await using database = await createDatabase();
    const url = new URL(database.url);
    url.password = 'hush';
    await using program = startOn(url.href);
    const { code, stdout, stderr } = await program.ended;
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^DATABASE_URL is "[^\n]*": the server does not take this user[^\n]*\n$/);
    expect(stderr).not.toContain('hush');
  });

  it(
    'comes up twice at the same moment on an empty database, with one demo community',
    { tags: 'long' },
    async () => {
      await using database = await createDatabase();
      await using first = startOn(database.url, { DEMO_DATA: '1' });
      await using second = startOn(database.url, { DEMO_DATA: '1' });
      const demo = { username: 'demo', password: 'friends123' };
      for (const address of await Promise.all([first.ready(), second.ready()])) {
        expect(await send(address, '/api/auth/login', demo)).toMatchObject({ status: 200 });
      }
      expect(await database.ask(`select id from users where username = 'demo'`)).toHaveLength(1);
    },
  );

  it('tells members of one process what happens at another', { tags: 'long' }, async () => {
    await using database = await createDatabase();
    await using first = startOn(database.url, { DEMO_DATA: '1' });
    const here = await first.ready();
    await using second = startOn(database.url);
    const elsewhere = await second.ready();
    const demo = { username: 'demo', password: 'friends123' };
    const { cookie } = await send(here, '/api/auth/login', demo);
    const stream = await fetch(`${elsewhere}/api/live`, { headers: { cookie } });
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
    let heard = '';
    while (!heard.includes('event: begun')) heard += (await reader.read()).value ?? '';
    const { cookie: annsCookie } = await signUp(here, 'ann');
    const idOf = async (whose: string) =>
      ((await (await fetch(`${here}/api/auth/me`, { headers: { cookie: whose } })).json()) as { id: string })
        .id;
    const asked = { userId: await idOf(annsCookie), friendId: await idOf(cookie) };
    await fetch(`${here}/api/friendships`, json('POST', asked, { cookie: annsCookie }));
    while (!heard.includes('event: request')) heard += (await reader.read()).value ?? '';
    expect(heard).toMatch(/id: \d+\nevent: request\ndata: \{\}/);
    await reader.cancel();
  });

  it('survives the loss of all its connections', { tags: 'long' }, async () => {
    await using database = await createDatabase();
    await using program = startOn(database.url);
    const address = await program.ready();
    const { cookie } = await signUp(address, 'ann');
    const cut = await database.ask(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'friendbase'
       and datname = current_database()`,
    );
    expect(cut.length).toBeGreaterThan(0);
    expect(await whoIs(address, cookie)).toBe(200);
  });

  it('tells members to come back while the database is gone, and serves them when it is there again', async () => {
    await using database = await createDatabase();
    await using proxy = await proxyTo(database.url);
    await using program = startOn(proxy.url, { LOG_LEVEL: 'silent' });
    const address = await program.ready();
    const { cookie } = await signUp(address, 'ann');
    await proxy.close();
    const answer = await fetch(`${address}/api/auth/me`, { headers: { cookie } });
    expect({ status: answer.status, wait: answer.headers.get('retry-after') }).toEqual({
      status: 503,
      wait: expect.stringMatching(/^[5-9]$/),
    });
    expect(await answer.json()).toEqual({
      message: 'We are very busy right now. Please try again in a moment.',
      code: 'busy',
    });
    await proxy.open();
    expect(await whoIs(address, cookie)).toBe(200);
  });

  it(
    'goes on where nobody is at DATABASE_READ_URL, and says so without the password',
    { tags: 'long' },
    async () => {
      await using database = await createDatabase();
      const DATABASE_READ_URL = 'postgres://me:hush@127.0.0.1:1/friends';
      await using program = startOn(database.url, { DATABASE_READ_URL, LOG_LEVEL: 'warn', STOP_SECONDS });
      expect(await whoIs(await program.ready(), '')).toBe(401);
      await expect.poll(program.stdout).toContain('nobody answers at DATABASE_READ_URL');
      program.signal('SIGTERM');
      const { code, stdout } = await program.ended;
      expect(code).toBe(0);
      expect(stdout).not.toContain('hush');
    },
  );

  it('stops within 2 s while a request waits for a table that somebody holds', { tags: 'long' }, async () => {
    await using database = await createDatabase();
    await using program = startOn(database.url);
    const address = await program.ready();
    await using holder = handleOn(database.url);
    await holder.transaction(async (trx) => {
      await trx.raw('lock table users in access exclusive mode');
      const waiting = signUp(address, 'ann');
      await expect.poll(() => database.ask(WAITING)).toHaveLength(1);
      program.signal('SIGTERM');
      await expect(waiting).rejects.toThrow('fetch failed');
      // The code of a stop that its limit broke off: the request alone would wait on for seconds.
      expect((await program.ended).code).toBe(1);
    });
  });
});
