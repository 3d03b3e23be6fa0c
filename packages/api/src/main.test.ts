import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_ACCOUNT } from '@friendbase/contract';
import { demoSeed, EMPTY_SEED } from '@friendbase/contract/fixtures';
import { casesInTier } from '@friendbase/contract/conformance';
import { describe, expect, it } from 'vitest';
import { insertSeed } from './seeds/seed.ts';
import { openDataDir } from './db/sqlite.ts';
import { json, signUp, cheapPasswords } from '../testing/members.ts';
import { runProgram, STOP_SECONDS, temporaryFolder } from '../testing/program.ts';

/** The exit code of an orderly stop. One that takes longer than it may is broken off, with another code. */
const STOPPED_IN_TIME = 0;

/** How a refused start ends: nothing on standard output, one line on the other, exit code 2. */
const errorResponse = (words: string) => ({
  code: 2,
  stdout: '',
  stderr: expect.stringMatching(new RegExp(`^[^\\n]*${words}[^\\n]*\\n$`)) as string,
});

/** The ids of all posts in the member's feed. */
async function readOwnPosts(
  address: string,
  { id, cookie }: { id: string; cookie: string },
): Promise<string[]> {
  const ids: string[] = [];
  let next: string | undefined = `/api/posts/feed/${id}?limit=100`;
  while (next) {
    const page = await fetch(address + next, { headers: { cookie } });
    ids.push(...((await page.json()) as { id: string }[]).map((post) => post.id));
    next = /<(.*)>/.exec(page.headers.get('link') ?? '')?.[1];
  }
  return ids;
}

describe('a start that cannot be', () => {
  it('says why in one line where a variable has a wrong value', async () => {
    using folder = temporaryFolder();
    await using program = runProgram({ DATA_DIR: folder.path, PORT: 'http' });
    const words = 'PORT is "http", but it takes a whole number from 0 to 65535.';
    expect(await program.ended).toEqual(errorResponse(words));
  });

  it('says why in one line where the server cannot start', { tags: 'long' }, async () => {
    using folder = temporaryFolder();
    await using program = runProgram({ DATA_DIR: folder.path }, ['--app', folder.path]);
    expect(await program.ended).toEqual(errorResponse('The app is not built: there is no index.html in'));
  });
});

describe('the running server', () => {
  it('says first where it answers, then logs in JSON', async () => {
    using folder = temporaryFolder();
    await using program = runProgram({
      DATA_DIR: join(folder.path, 'new/data'),
      HOST: '0.0.0.0',
      STOP_SECONDS,
    });
    const address = await program.ready();
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect((await fetch(`${address}/api/auth/me`)).status).toBe(401);
    program.signal('SIGINT');
    const { code, stdout } = await program.ended;
    expect(code).toBe(STOPPED_IN_TIME);
    const [, ...log] = stdout.trimEnd().split('\n');
    expect(log.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      'no person to reach is named: set CONTACT_EMAIL or CONTACT_PHONE',
      'request',
      'stopping',
    ]);
    // Email addresses and phone numbers are for the one who runs it.
    expect(statSync(join(folder.path, 'new/data')).mode & 0o077).toBe(0);
  });

  const proxies = [
    [{ PUBLIC_ORIGIN: 'https://friends.example.com' }, 1],
    [{ PUBLIC_ORIGIN: 'https://friends.example.com', TRUSTED_PROXIES: '10.0.0.1' }, 0],
  ] as const;
  it.each(casesInTier(proxies, 1))(
    'warns when nothing but a proxy can have called, and none is trusted: %j',
    async (env, warnings) => {
      using folder = temporaryFolder();
      await using program = runProgram({
        DATA_DIR: folder.path,
        LOG_LEVEL: 'warn',
        CONTACT_EMAIL: 'ann@friends.example.com',
        ...env,
      });
      await program.ready();
      program.signal('SIGTERM');
      const [, ...log] = (await program.ended).stdout.trimEnd().split('\n');
      expect(log).toEqual(Array.from({ length: warnings }, () => expect.stringContaining('TRUSTED_PROXIES')));
    },
  );

  it('offers the demo community, once', { tags: 'long' }, async () => {
    using folder = temporaryFolder();
    for (const start of ['first', 'second']) {
      await using program = runProgram({ DATA_DIR: folder.path, DEMO_DATA: '1' });
      const address = await program.ready();
      const demo = { username: 'demo', password: 'friends123' };
      expect((await fetch(`${address}/api/auth/login`, json('POST', demo))).status, start).toBe(200);
    }
  });

  it('starts on a demo of an earlier version, also where a member has a name that has come since', async () => {
    using folder = temporaryFolder();
    const db = await openDataDir(folder.path);
    const demo = demoSeed(new Date(0));
    const isLate = ({ username }: { username: string }) => username === demo.members.at(-1)?.username;
    const [late] = demo.members.filter(isLate);
    const members = [...demo.members.filter((member) => !isLate(member)), { ...late!, id: 'somebody' }];
    await insertSeed(db, { ...EMPTY_SEED, members }, new Date(0), cheapPasswords);
    await db.destroy();
    await using program = runProgram({ DATA_DIR: folder.path, DEMO_DATA: '1', LOG_LEVEL: 'error' });
    const answer = await fetch(`${await program.ready()}/api/auth/login`, json('POST', DEMO_ACCOUNT));
    expect(answer.status).toBe(200);
  });

  it('stores every acknowledged post when it is told to stop', async () => {
    using folder = temporaryFolder();
    // More posts than a member may share in an hour.
    const env = { DATA_DIR: folder.path, RATE_LIMIT_SCALE: '1000', STOP_SECONDS };
    const acknowledged: string[] = [];
    let member: Awaited<ReturnType<typeof signUp>>;
    {
      await using program = runProgram(env);
      const address = await program.ready();
      member = await signUp(address, 'ann');
      const write = async (): Promise<void> => {
        const body = { authorId: member.id, content: 'Hello' };
        const request = json('POST', body, { cookie: member.cookie });
        const response = await fetch(`${address}/api/posts`, request).catch(() => undefined);
        if (response?.status !== 201) {
          if (acknowledged.length < 100) throw new Error(`Refused before the stop: ${response?.status}`);
          return;
        }
        acknowledged.push(((await response.json()) as { id: string }).id);
        if (acknowledged.length === 100) program.signal('SIGTERM');
        await write();
      };
      await Promise.all(Array.from({ length: 8 }, write));
      expect((await program.ended).code).toBe(STOPPED_IN_TIME);
    }
    await using program = runProgram(env);
    const stored = await readOwnPosts(await program.ready(), member);
    expect(acknowledged.length).toBeGreaterThanOrEqual(100);
    // A request that runs is finished, and its answer arrives.
    expect(stored.toSorted()).toEqual(acknowledged.toSorted());
  });

  it('does not wait for a caller who never finishes', { tags: 'long' }, async () => {
    using folder = temporaryFolder();
    await using program = runProgram({ DATA_DIR: folder.path });
    const address = await program.ready();
    const endless = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{')) });
    const headers = { 'content-type': 'application/json' };
    const waiting = fetch(`${address}/api/auth/login`, {
      method: 'POST',
      headers,
      body: endless,
      duplex: 'half',
    });
    await expect(Promise.race([waiting, fetch(`${address}/api/auth/me`)])).resolves.toMatchObject({
      status: 401,
    });
    program.signal('SIGTERM');
    await expect(waiting).rejects.toThrow('fetch failed');
    await program.ended;
  });

  it(
    'serves on for a while after it is told to stop where it was asked to, and says that it stops',
    { tags: 'long' },
    async () => {
      using folder = temporaryFolder();
      await using program = runProgram({ DATA_DIR: folder.path, DRAIN_SECONDS: '300' });
      const address = await program.ready();
      const statusOf = async (path: string) => (await fetch(address + path)).status;
      await expect.poll(() => statusOf('/readyz')).toBe(200);
      program.signal('SIGTERM');
      await expect.poll(() => statusOf('/readyz')).toBe(503);
      expect([await statusOf('/healthz'), await statusOf('/api/auth/me')]).toEqual([200, 401]);
    },
  );

  it('finishes what is running, also when it is told to stop twice', { tags: 'long' }, async () => {
    using folder = temporaryFolder();
    await using program = runProgram({ DATA_DIR: folder.path, STOP_SECONDS });
    const address = await program.ready();
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const body = writable.getWriter();
    void body.write(new TextEncoder().encode('{"username":"nobody",'));
    const running = fetch(`${address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: readable,
      duplex: 'half',
    });
    // Answered after the other began: both are with the server now.
    await fetch(`${address}/api/auth/me`);
    program.signal('SIGTERM');
    program.signal('SIGINT');
    await body.write(new TextEncoder().encode('"password":"nothing"}'));
    await body.close();
    expect((await running).status).toBe(401);
    expect((await program.ended).code).toBe(STOPPED_IN_TIME);
  });
});
