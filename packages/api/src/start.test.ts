import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { connectSqlite, openDataDir } from './db/sqlite.ts';
import { start, type BuiltApp } from './start.ts';
import { StartError } from './startError.ts';
import { FORMER_REFUSED, makeFormer } from '../testing/former.ts';
import { json, PASSWORD, signUp } from '../testing/members.ts';
import { temporaryFolder } from '../testing/program.ts';

const FILE = 'friendbase.sqlite';

/** Starts in this process, on a free port. */
const startIn = (dataDir: string, env: Record<string, string> = {}, built?: BuiltApp) => {
  const roots = { rootDir: dataDir, workDir: dataDir };
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, DEMO_DATA: '0', ...env }, roots);
  return start(config, pino({ level: 'silent' }), built);
};

const newcomer = {
  username: 'ann',
  email: 'ann@example.com',
  displayName: 'Ann',
  challengeType: 'caregiver',
};

it('the server hashes passwords at the least cost that OWASP asks for', async () => {
  using folder = temporaryFolder();
  const server = await startIn(folder.path);
  await fetch(`${server.address}/api/auth/register`, json('POST', { ...newcomer, password: PASSWORD }));
  await server.stop();
  const db = await openDataDir(folder.path);
  const hashes: string[] = await db('users').pluck('password_hash');
  await db.destroy();
  expect(hashes).toEqual([expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)]);
});

/** The least that is served as a built app with a part that renders its pages. */
const INDEX =
  '<!doctype html><title>FriendBase</title><div id="root"><!--page--><!--/page--></div><!--page-data-->';
const WRITER = `
export const settingsCookie = 'settings';
export const settingsIn = () => '';
export const partsFor = () => [];
export const visitorData = () => ({ isRendered: true });
export const renderPage = async () => ({ title: '', attributes: {}, html: 'rendered' });
export async function gatherPage(path, client) {
  const { username } = await client({ method: 'get', path: '/api/auth/me' }, {});
  return { data: { isRendered: true, username }, isFound: true, chunks: [] };
}`;

it('the server leaves nothing beside the database when it stops, also where another process has read it', async () => {
  using folder = temporaryFolder();
  const staticDir = join(folder.path, 'dist');
  mkdirSync(staticDir);
  writeFileSync(join(staticDir, 'index.html'), INDEX);
  const pagesFile = join(folder.path, 'pages.mjs');
  writeFileSync(pagesFile, WRITER);
  const dataDir = join(folder.path, 'data');
  const server = await startIn(dataDir, {}, { staticDir, pagesFile });
  const registered = await fetch(
    `${server.address}/api/auth/register`,
    json('POST', { ...newcomer, password: PASSWORD }),
  );
  const cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const page = async () => (await fetch(server.address, { headers: { cookie } })).text();
  await expect.poll(page).toContain('"username":"ann"');
  await server.stop();
  expect(readdirSync(dataDir).filter((name) => name.startsWith('friendbase.sqlite'))).toEqual([
    'friendbase.sqlite',
  ]);
});

it('the server deletes who has left, whatever file it cannot remove', async () => {
  using folder = temporaryFolder();
  const server = await startIn(folder.path);
  const { id: memberId } = await signUp(server.address, 'ann');
  await server.stop();
  const exportsFolder = join(folder.path, 'uploads', 'exports');
  mkdirSync(exportsFolder, { recursive: true });
  // The sweep of exports takes it for one that nobody names, and throws for its name.
  writeFileSync(join(exportsFolder, 'no key'), '');
  utimesSync(join(exportsFolder, 'no key'), 0, 0);
  const db = connectSqlite(join(folder.path, FILE));
  const askedAt = '2024-01-01T00:00:00.000Z';
  await db('leavings').insert({ memberId, askedAt, countedAt: askedAt, state: 'erasing', taken: '{}' });
  const again = await startIn(folder.path);
  await expect.poll(() => db('leavings').select('passes')).toEqual([{ passes: 1 }]);
  await again.stop();
  await db.destroy();
});

describe('a start that cannot be says why in one line', () => {
  const startErrorOf = async (starting: ReturnType<typeof startIn>) => {
    const error = await starting.then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    return error instanceof StartError ? error.message : error;
  };
  const oneLine = (words: string) => expect.stringMatching(new RegExp(`^[^\\n]*${words}[^\\n]*$`)) as string;

  it.each([
    [{ HOST: '192.0.2.1' }, 'HOST is "192.0.2.1", and the server cannot listen there'],
    // No user may make folders here, not even root.
    [{ DATA_DIR: '/proc/friendbase' }, 'DATA_DIR is "/proc/friendbase", and this folder cannot be made'],
  ])('for %j', async (env, words) => {
    using folder = temporaryFolder();
    expect(await startErrorOf(startIn(folder.path, env))).toEqual(oneLine(words));
  });

  it('where the port is taken', async () => {
    using folder = temporaryFolder();
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await startErrorOf(startIn(folder.path, { PORT: String(port) }))).toEqual(
      oneLine(`PORT ${port} is taken`),
    );
    other.close();
  });

  it('where a file stands in place of the data folder, and leaves it', async () => {
    using folder = temporaryFolder();
    const path = join(folder.path, 'data');
    writeFileSync(path, 'mine');
    expect(await startErrorOf(startIn(path))).toEqual(oneLine('DATA_DIR is .* cannot be made'));
    expect(readFileSync(path, 'utf8')).toBe('mine');
  });

  it('where a folder stands in place of the database', async () => {
    using folder = temporaryFolder();
    mkdirSync(join(folder.path, FILE));
    expect(await startErrorOf(startIn(folder.path))).toEqual(oneLine('this file cannot be opened or made'));
  });

  it('for a file that is no database, and leaves it', async () => {
    using folder = temporaryFolder();
    const path = join(folder.path, FILE);
    const words = 'Dear diary. '.repeat(1000);
    writeFileSync(path, words);
    expect(await startErrorOf(startIn(folder.path))).toEqual(
      oneLine(`${FILE}: this file is not a database. Nothing was changed.`),
    );
    expect(readFileSync(path, 'utf8')).toBe(words);
  });

  it('for the database of another program', async () => {
    using folder = temporaryFolder();
    const other = connectSqlite(join(folder.path, FILE));
    await other.schema.createTable('users', (table) => table.string('name'));
    await other.destroy();
    const words = `${FILE}: this database belongs to another program. Nothing was changed.`;
    expect(await startErrorOf(startIn(folder.path))).toEqual(oneLine(words));
  });

  it('for a database of the version before, which it leaves as it is, and says what to do', async () => {
    using folder = temporaryFolder();
    const db = connectSqlite(join(folder.path, FILE));
    await makeFormer(db);
    await db.destroy();
    const before = readFileSync(join(folder.path, FILE));
    expect(await startErrorOf(startIn(folder.path))).toEqual(oneLine(`${FILE}: ${FORMER_REFUSED}`));
    expect(readFileSync(join(folder.path, FILE))).toEqual(before);
  });

  it('for a database from a newer version, which it leaves as it is', async () => {
    using folder = temporaryFolder();
    const db = await openDataDir(folder.path);
    await db('knex_migrations').insert({ name: '9999_from_the_future', batch: 2, migration_time: 0 });
    await db.destroy();
    const before = readFileSync(join(folder.path, FILE));
    const words = `${FILE}: this database is from a newer version of FriendBase. Nothing was changed.`;
    expect(await startErrorOf(startIn(folder.path))).toEqual(oneLine(words));
    expect(readFileSync(join(folder.path, FILE))).toEqual(before);
  });

  it('where the demo would come into a community that has one of its names', async () => {
    using folder = temporaryFolder();
    const server = await startIn(folder.path);
    await signUp(server.address, 'demo');
    await server.stop();
    const error = await startErrorOf(startIn(folder.path, { DEMO_DATA: '1' }));
    expect(error).toEqual(oneLine('DEMO_DATA is on, but a member already has'));
  });
});
