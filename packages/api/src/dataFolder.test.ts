import { chmodSync, copyFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { casesInTier } from '@friendbase/contract/conformance';
import { describe, expect, it } from 'vitest';
import { openDataDir } from './db/sqlite.ts';
import { json, signUp } from '../testing/members.ts';
import { runProgram, temporaryFolder } from '../testing/program.ts';

const LOAD_DATA = join(import.meta.dirname, '../tools/loadData/main.ts');
const FILE = 'friendbase.sqlite';

const share = async (address: string, { id, cookie }: { id: string; cookie: string }) => {
  const request = json('POST', { authorId: id, content: 'Hello' }, { cookie });
  const { status, headers } = await fetch(`${address}/api/posts`, request);
  return { status, wait: headers.get('retry-after') };
};

const REFUSED = { status: 503, wait: expect.stringMatching(/^[5-9]$/) };

const rivals: [string, string | undefined, string[]][] = [
  ['the server', undefined, []],
  ['load-data', LOAD_DATA, ['--posts', '10']],
];

describe('a data folder', () => {
  it.each(casesInTier(rivals, 1))(
    'is for one process: %s does not open it beside another',
    async (_, main, args) => {
      using folder = temporaryFolder();
      const env = { DATA_DIR: folder.path };
      await using first = runProgram(env);
      const address = await first.ready();
      await using second = runProgram(env, main ? args : undefined, main);
      const { code, stdout, stderr } = await second.ended;
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toMatch(
        /^[^\n]*friendbase\.sqlite: another process of FriendBase is using this folder[^\n]*\n$/,
      );
      expect(await share(address, await signUp(address, 'ann'))).toMatchObject({ status: 201 });
    },
  );

  it('is free again after a process that was killed', { tags: 'long' }, async () => {
    using folder = temporaryFolder();
    const env = { DATA_DIR: folder.path };
    await using first = runProgram(env);
    await first.ready();
    first.signal('SIGKILL');
    await first.ended;
    await using second = runProgram(env);
    expect(await second.ready()).toMatch(/^http/);
  });

  it('takes no writes while it is away, says so once, and takes them when it is back', async () => {
    using folder = temporaryFolder();
    const [path, away] = [join(folder.path, 'data'), join(folder.path, 'away')];
    await using program = runProgram({ DATA_DIR: path, LOG_LEVEL: 'error' });
    const address = await program.ready();
    const ann = await signUp(address, 'ann');
    renameSync(path, away);
    expect(await Promise.all([1, 2, 3].map(() => share(address, ann)))).toEqual([REFUSED, REFUSED, REFUSED]);
    expect((await fetch(`${address}/api/auth/me`, { headers: { cookie: ann.cookie } })).status).toBe(200);
    renameSync(away, path);
    expect(await share(address, ann)).toMatchObject({ status: 201 });
    program.signal('SIGTERM');
    const [, ...log] = (await program.ended).stdout.trimEnd().split('\n');
    expect(log).toEqual([expect.stringContaining('"code":"DATA_GONE"')]);
  });

  const harms: [what: string, harm: (file: string) => void][] = [
    [
      'its file is replaced',
      (file) => {
        copyFileSync(file, `${file}-copy`);
        renameSync(`${file}-copy`, file);
      },
    ],
    ['its folder is removed', (file) => rmSync(join(file, '..'), { recursive: true })],
    ['its file is removed', (file) => rmSync(file)],
    // What was committed last is there alone.
    ['its write-ahead log is removed', (file) => rmSync(`${file}-wal`)],
  ];

  it.each(harms)('takes no writes after %s', { tags: 'long' }, async (_, harm) => {
    using folder = temporaryFolder();
    const path = join(folder.path, 'data');
    await using program = runProgram({ DATA_DIR: path, LOG_LEVEL: 'silent' });
    const address = await program.ready();
    const ann = await signUp(address, 'ann');
    harm(join(path, FILE));
    expect(await share(address, ann)).toEqual(REFUSED);
  });

  it(
    'holds nothing that other users of the machine can read, whatever the folder allows',
    { tags: 'long' },
    async () => {
      using folder = temporaryFolder();
      chmodSync(folder.path, 0o777);
      await using program = runProgram({ DATA_DIR: folder.path });
      await signUp(await program.ready(), 'ann');
      expect(rightsIn(folder.path)).toEqual({
        'friendbase.lock': '600',
        'friendbase.sqlite': '600',
        'friendbase.sqlite-shm': '600',
        'friendbase.sqlite-wal': '600',
      });
    },
  );

  it('takes back what an earlier version let others read', async () => {
    using folder = temporaryFolder();
    await (await openDataDir(folder.path)).destroy();
    for (const name of [FILE, `${FILE}-wal`, `${FILE}-shm`, 'friendbase.lock']) {
      writeFileSync(join(folder.path, name), '', { flag: 'a' });
      chmodSync(join(folder.path, name), 0o666);
    }
    const db = await openDataDir(folder.path);
    expect(Object.values(rightsIn(folder.path))).toEqual(['600', '600', '600', '600']);
    await db.destroy();
  });
});

const rightsIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder).map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)]),
  );
