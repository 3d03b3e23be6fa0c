import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDataDir } from '../../src/db/sqlite.ts';
import { loggedId } from '../../src/http/securityLog.ts';
import { insertSeed } from '../../src/seeds/seed.ts';
import { cheapPasswords, json, PASSWORD, strangers } from '../../testing/members.ts';
import { runProgram, temporaryFolder } from '../../testing/program.ts';

const NEW = 'quiet green boat';

/** A data folder in which Ann is, and the command about her. */
async function openPlace() {
  const folder = temporaryFolder();
  const env = { DATA_DIR: folder.path, PUBLIC_ORIGIN: 'https://friends.example.com' };
  const db = await openDataDir(folder.path);
  await insertSeed(db, strangers('ann'), new Date(), cheapPasswords);
  await db.destroy();
  return {
    env,
    /** Runs to its end. Answers what it said, and its lines of security without what every line has. */
    async run(...args: string[]) {
      await using program = runProgram(env, args, join(import.meta.dirname, 'main.ts'));
      const { code, stdout, stderr } = await program.ended;
      const lines = stderr.split('\n').filter((line) => line.includes('"msg":"security"'));
      const events = lines.map((line) => JSON.parse(line) as { event: string; member?: string });
      return { code, stdout, stderr, events: events.map(({ event, member }) => ({ event, member })) };
    },
    [Symbol.dispose]: () => folder[Symbol.dispose](),
  };
}

const member = loggedId('ann-id');

describe('the program about one member', () => {
  it('ends with a sentence for nobody, and logs nothing', { tags: 'long' }, async () => {
    using place = await openPlace();
    expect(await place.run('reset', 'ben')).toEqual({
      code: 2,
      stdout: '',
      stderr: 'There is no member with the username "ben". Nothing was changed.\n',
      events: [],
    });
  });

  it('logs whom a role was given, and nothing where nothing was changed', async () => {
    using place = await openPlace();
    const given = await place.run('moderator', 'ann');
    expect(given).toMatchObject({ code: 0, stdout: 'ann is a moderator now.\n' });
    expect(given.events).toEqual([{ event: 'roleChanged', member }]);
    const again = await place.run('moderator', 'ann');
    expect(again).toMatchObject({ code: 0, events: [] });
    expect(await place.run('passkeys', 'ann')).toMatchObject({
      code: 0,
      stdout: 'ann has no passkeys. Nothing was changed.\n',
      events: [],
    });
  });

  it('prints a link that lets its member choose a password on a server that runs', async () => {
    using place = await openPlace();
    await using server = runProgram({ ...place.env, DEMO_DATA: '0' });
    const address = await server.ready();
    const { code, stdout, events } = await place.run('reset', 'ann');
    expect([code, events]).toEqual([0, [{ event: 'linkMade', member }]]);
    const [, token = ''] =
      /^https:\/\/friends\.example\.com\/login\?form=help&by=link#(\S+)$/m.exec(stdout) ?? [];
    const post = (path: string, body: object) => fetch(`${address}/api/${path}`, json('POST', body));
    expect((await post('recovery/password', { token, newPassword: NEW })).status).toBe(200);
    expect((await post('auth/login', { username: 'ann', password: PASSWORD })).status).toBe(401);
    expect((await post('auth/login', { username: 'ann', password: NEW })).status).toBe(200);
  });
});
