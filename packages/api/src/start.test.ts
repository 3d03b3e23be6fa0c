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
