import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { openDataDir } from './db/sqlite.ts';
import { start } from './start.ts';
import { json, PASSWORD } from './testing/members.ts';
import { temporaryFolder } from './testing/program.ts';

const newcomer = {
  username: 'ann',
  email: 'ann@example.com',
  displayName: 'Ann',
  challengeType: 'caregiver',
};

it('the server hashes passwords at the least cost that OWASP asks for', async () => {
  using folder = temporaryFolder();
  const env = { PORT: '0', DATA_DIR: folder.path, DEMO_DATA: '0' };
  const config = readConfig(env, { rootDir: folder.path, workDir: folder.path });
  const server = await start(config, pino({ level: 'silent' }), undefined);
  await fetch(`${server.address}/api/auth/register`, json('POST', { ...newcomer, password: PASSWORD }));
  await server.stop();
  const db = await openDataDir(folder.path);
  const hashes: string[] = await db('users').pluck('password_hash');
  await db.destroy();
  expect(hashes).toEqual([expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)]);
});

/** The least that is served as a built app with a part that writes its pages. */
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
  const env = { PORT: '0', DATA_DIR: dataDir, DEMO_DATA: '0' };
  const config = readConfig(env, { rootDir: folder.path, workDir: folder.path });
  const server = await start(config, pino({ level: 'silent' }), { staticDir, pagesFile });
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
