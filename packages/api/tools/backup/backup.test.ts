import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { DEMO_ACCOUNT, DEMO_ACCOUNT_ID } from '@friendbase/contract';
import { casesInTier } from '@friendbase/contract/conformance';
import { zipOf } from '../../src/modules/takeAlong/zip.ts';
import type { ZipEntry } from '../../src/modules/takeAlong/zip.ts';
import type { Knex } from 'knex';
import { describe, expect, it } from 'vitest';
import { connectSqlite, damageOf, databaseFile, lockDataDir, openDataDir } from '../../src/db/sqlite.ts';
import { MediaModel } from '../../src/modules/media/model.ts';
import { insertDemo } from '../../src/seeds/demo.ts';
import { diskStorage, uploadsFolder } from '../../src/storage/disk.ts';
import { widthKey } from '../../src/storage/storage.ts';
import { cheapPasswords, json } from '../../testing/members.ts';
import { picture } from '../../testing/pictures.ts';
import { runProgram, temporaryFolder } from '../../testing/program.ts';
import { makeBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';
import { readSnapshot } from './snapshot.ts';

const MAIN = join(import.meta.dirname, 'main.ts');
const now = new Date('2024-06-01T12:00:00.000Z');

/** A data folder with the demo community, and places for a backup and for what is brought back. */
async function openPlaces() {
  const folder = temporaryFolder();
  const dataDir = join(folder.path, 'data');
  const storage = diskStorage(uploadsFolder(dataDir));
  const db = await openDataDir(dataDir);
  await insertDemo(db, now, { passwords: cheapPasswords, storage });
  await db.destroy();
  return {
    dataDir,
    storage,
    file: join(folder.path, 'friendbase.backup'),
    restored: join(folder.path, 'restored'),
    [Symbol.dispose]: () => folder[Symbol.dispose](),
  };
}

/** All rows of all tables. */
async function rowsOf(db: Knex): Promise<Record<string, unknown[]>> {
  const tables = await db.raw<{ name: string }[]>(`select name from sqlite_master where type = 'table'`);
  const read = tables.map(async ({ name }) => [name, await db(name).select()] as const);
  return Object.fromEntries(await Promise.all(read));
}

const filesIn = (folder: string): Record<string, Buffer> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(folder, name)).isFile())
      .map((name) => [name, readFileSync(join(folder, name))]),
  );

async function logIn(address: string): Promise<string> {
  const response = await fetch(`${address}/api/auth/login`, json('POST', DEMO_ACCOUNT));
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function share(address: string, cookie: string, content: string): Promise<boolean> {
  const { ok } = await fetch(
    `${address}/api/posts`,
    json('POST', { authorId: DEMO_ACCOUNT_ID, content }, { cookie }),
  );
  return ok;
}

describe('a backup', () => {
  it('of a program that members are writing to has all that was written before it, and the program goes on from it', async () => {
    using places = await openPlaces();
    const { dataDir, file, restored } = places;
    await using program = runProgram({ DATA_DIR: dataDir, RATE_LIMIT_SCALE: '1000', LOG_LEVEL: 'silent' });
    const address = await program.ready();
    const cookie = await logIn(address);
    const before = ['first', 'second', 'third'];
    for (const words of before) expect(await share(address, cookie, words)).toBe(true);

    await using backup = runProgram({ DATA_DIR: dataDir }, ['backup', file], MAIN);
    const writing = { isOver: false };
    const made = backup.ended.finally(() => (writing.isOver = true));
    let written = 0;
    while (!writing.isOver) written += Number(await share(address, cookie, `meanwhile ${written}`));
    expect(await made).toMatchObject({
      code: 0,
      stderr: '',
      stdout: expect.stringContaining(`Written: ${file}`),
    });
    expect(written).toBeGreaterThan(0);

    await using bringing = runProgram({ DATA_DIR: restored }, ['restore', file], MAIN);
    expect(await bringing.ended).toMatchObject({ code: 0, stderr: '' });
    expect(filesIn(uploadsFolder(restored))).toEqual(filesIn(uploadsFolder(dataDir)));
    const contents = await readSnapshot(databaseFile(restored), async (db) => db('posts').pluck('content'));
    expect(contents).toEqual(expect.arrayContaining(before));
    await using next = runProgram({ DATA_DIR: restored, LOG_LEVEL: 'silent' });
    const me = await fetch(`${await next.ready()}/api/auth/me`, { headers: { cookie } });
    expect(await me.json()).toMatchObject({ username: DEMO_ACCOUNT.username });
  });

  it('has every row and every file, for its owner alone', async () => {
    using places = await openPlaces();
    const { dataDir, file, restored } = places;
    const manifest = await makeBackup({ ...places, now });
    expect(manifest.lost).toEqual([]);
    await restoreBackup({ file, dataDir: restored });
    const [there, here] = [dataDir, restored].map((folder) => readSnapshot(databaseFile(folder), rowsOf));
    expect(await here).toEqual(await there);
    expect(await readSnapshot(databaseFile(restored), damageOf)).toEqual([]);
    expect(filesIn(uploadsFolder(restored))).toEqual(filesIn(uploadsFolder(dataDir)));
    const modes = [file, databaseFile(restored)].map((path) => statSync(path).mode & 0o777);
    expect(modes).toEqual([0o600, 0o600]);
    expect(readdirSync(join(file, '..')).toSorted()).toEqual(['data', 'friendbase.backup', 'restored']);
  });

  it('does not name what is deleted while it is made', async () => {
    using places = await openPlaces();
    const { dataDir, storage, file, restored } = places;
    const db = connectSqlite(databaseFile(dataDir));
    const gone = await MediaModel.query(db).where({ state: 'ready' }).whereNotNull('fileKey').first();
    const goneKey = String(gone?.fileKey);
    let isGone = false;
    // As members do: between the copy of the database and that of the file.
    const deleting = {
      ...storage,
      async *list(prefix: string) {
        if (!isGone) {
          isGone = true;
          await MediaModel.query(db)
            .findById(gone?.id ?? '')
            .patch({ state: 'failed', fileKey: null });
          await storage.remove(goneKey);
        }
        yield* storage.list(prefix);
      },
    };
    const manifest = await makeBackup({ ...places, storage: deleting, now });
    await db.destroy();
    expect(manifest.lost).toEqual([]);
    await restoreBackup({ file, dataDir: restored });
    const found = await readSnapshot(databaseFile(restored), async (copy) =>
      MediaModel.query(copy).findById(gone?.id ?? ''),
    );
    expect(found?.state).toBe('failed');
    expect(existsSync(join(uploadsFolder(restored), goneKey))).toBe(false);
  });

  it('names what was lost before', async () => {
    using places = await openPlaces();
    const lost =
      Object.keys(filesIn(uploadsFolder(places.dataDir))).find((name) => /original/.test(name)) ?? '';
    await places.storage.remove(lost);
    expect((await makeBackup({ ...places, now })).lost).toEqual([lost]);
  });

  it('names the sizes of an uploaded picture that were lost before', { tags: 'long' }, async () => {
    using places = await openPlaces();
    const db = connectSqlite(databaseFile(places.dataDir));
    const uploaded = { ...picture(DEMO_ACCOUNT_ID), fileKey: null, widths: '[320,640]' };
    await db('media').insert([uploaded, { ...uploaded, id: 'refused', state: 'failed' }]);
    await db.destroy();
    await places.storage.put(widthKey('picture', 320), Readable.from([Buffer.from('small')]), {
      maxBytes: 5,
    });
    expect((await makeBackup({ ...places, now })).lost).toEqual([widthKey('picture', 640)]);
  });

  it('takes the place of nothing', async () => {
    using places = await openPlaces();
    writeFileSync(places.file, 'of another day');
    await expect(makeBackup({ ...places, now })).rejects.toThrow('is there already');
    expect(readFileSync(places.file, 'utf8')).toBe('of another day');
  });

  it('of a damaged database is none', async () => {
    using places = await openPlaces();
    const db = connectSqlite(databaseFile(places.dataDir));
    await db.raw('pragma foreign_keys = off');
    await db('users').where({ username: DEMO_ACCOUNT.username }).delete();
    await db.destroy();
    await expect(makeBackup({ ...places, now })).rejects.toThrow('The database is damaged');
    expect(existsSync(places.file)).toBe(false);
  });
});

/** A ZIP with these texts. */
async function zipWith(files: Record<string, string>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  const entries = async function* (): AsyncGenerator<ZipEntry> {
    for (const [name, words] of Object.entries(files)) {
      yield {
        name,
        bytes: (async function* () {
          yield words;
        })(),
      };
    }
  };
  for await (const chunk of zipOf(entries(), now)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const harms: [what: string, bytesOf: (whole: Buffer) => Buffer | Promise<Buffer>, words: string][] = [
  [
    'a name that leads out of the folder',
    () =>
      zipWith({
        'manifest.json': JSON.stringify({
          format: 'FriendBase backup',
          version: 1,
          madeAt: now.toISOString(),
          files: [{ name: '../friendbase.sqlite', byteSize: 0, sha256: '' }],
          lost: [],
        }),
      }),
    'this version of FriendBase',
  ],
  [
    'a backup with one other byte',
    (whole: Buffer) => Object.assign(Buffer.from(whole), { 2000: (whole[2000] ?? 0) ^ 1 }),
    'is damaged',
  ],
  ['a backup that was cut off', (whole: Buffer) => whole.subarray(0, whole.length / 2), 'cannot be read'],
  ['no ZIP', async () => Buffer.from('a letter'), 'cannot be read as a backup'],
  ['a ZIP of something else', () => zipWith({ 'a.txt': 'a' }), 'manifest.json is missing'],
  ['another list', () => zipWith({ 'manifest.json': '{"version":2}' }), 'this version of FriendBase'],
];

describe('bringing back', () => {
  it.each(casesInTier(harms, 2))('refuses %s, and leaves nothing', async (_, bytesOf, words) => {
    using places = await openPlaces();
    const { file, restored } = places;
    await makeBackup({ ...places, now });
    writeFileSync(file, await bytesOf(readFileSync(file)));
    await expect(restoreBackup({ file, dataDir: restored })).rejects.toThrow(words);
    expect(existsSync(databaseFile(restored)) || existsSync(uploadsFolder(restored))).toBe(false);
  });

  it(
    'takes the place of no data, and waits for no program that has the folder',
    { tags: 'long' },
    async () => {
      using places = await openPlaces();
      const { file, dataDir, restored } = places;
      await makeBackup({ ...places, now });
      const before = readFileSync(databaseFile(dataDir));
      await expect(restoreBackup({ file, dataDir })).rejects.toThrow('There is data at');
      expect(readFileSync(databaseFile(dataDir)).equals(before)).toBe(true);
      mkdirSync(restored);
      const release = await lockDataDir(restored);
      await expect(restoreBackup({ file, dataDir: restored })).rejects.toThrow('is using this folder');
      await release();
    },
  );

  it('starts over where it was stopped', async () => {
    using places = await openPlaces();
    const { file, dataDir, restored } = places;
    await makeBackup({ ...places, now });
    cpSync(uploadsFolder(dataDir), join(restored, '.restoring/uploads/media/left'), { recursive: true });
    await restoreBackup({ file, dataDir: restored });
    expect(filesIn(uploadsFolder(restored))).toEqual(filesIn(uploadsFolder(dataDir)));
    expect(readdirSync(restored).toSorted()).toEqual(['friendbase.lock', 'friendbase.sqlite', 'uploads']);
  });
});

const mistakes: [env: Record<string, string>, args: string[], words: string][] = [
  [{ DATABASE_URL: 'postgres://127.0.0.1/friendbase' }, ['backup', 'x'], 'docs/operations.md'],
  [{}, ['copy', 'x'], 'Write the file'],
];

describe('the programs for backups', () => {
  it.each(casesInTier(mistakes, 1))('with %j and %j say what is missing', async (env, args, words) => {
    await using program = runProgram(env, args, MAIN);
    expect(await program.ended).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining(words),
    });
  });
});
