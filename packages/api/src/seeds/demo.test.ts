import { DRAWN_PEOPLE, mediaUrl } from '@friendbase/contract';
import { DEMO_VERSION, demoId, demoSeed } from '@friendbase/contract/fixtures';
import { afterAll, describe, expect, it } from 'vitest';
import { diskStorage } from '../storage/disk.ts';
import { databasesInTier } from '../../testing/openApi.ts';
import { cheapPasswords as passwords } from '../../testing/members.ts';
import { temporaryFolder } from '../../testing/program.ts';
import { insertDemo } from './demo.ts';
import { DemoVersionModel, readDemoVersion } from './demoVersion.ts';
import { insertSeed } from './seed.ts';

const now = new Date(0);
const demo = demoSeed(now);
const folder = temporaryFolder();
const storage = diskStorage(folder.path);
afterAll(() => folder[Symbol.dispose]());

/** What version 1 had. */
const early = { ...demo, messages: [], comments: [], tournaments: [], tournamentEntries: [], rewards: [] };

describe.each(databasesInTier)('the demo community on $name', ({ openApi }) => {
  it('is there once, however many bring it at the same moment', async () => {
    await using api = await openApi();
    await Promise.all(Array.from({ length: 4 }, () => insertDemo(api.db, now, { passwords, storage })));
    expect(await api.db('users').select('id')).toHaveLength(demo.members.length);
    expect(await api.db('posts').select('id')).toHaveLength(demo.posts.length);
    expect(await readDemoVersion(api.db)).toBe(DEMO_VERSION);
  });

  it('gets what has come since an earlier version, and keeps what its members changed', async () => {
    await using api = await openApi();
    await insertSeed(api.db, early, now, passwords);
    await DemoVersionModel.query(api.db).insert({ version: 1 });
    await api.db('users').where({ username: 'maya' }).update({ bio: 'I have a new cat.' });
    await api.db('likes').delete();
    await insertDemo(api.db, now, { passwords, storage });
    for (const table of ['messages', 'comments', 'tournaments', 'rewards', 'posts'] as const) {
      expect(await api.db(table).select('id')).toHaveLength(demo[table].length);
    }
    expect(await api.db('likes')).toEqual([]);
    expect(await api.db('users').where({ username: 'maya' }).first('bio')).toEqual({
      bio: 'I have a new cat.',
    });
  });

  it('gives pictures to members who were there before there were any, but to nobody who has one', async () => {
    await using api = await openApi();
    const members = demo.members.map(({ avatarUrl: _, ...member }) => member);
    await insertSeed(api.db, { ...demo, members }, now, passwords);
    await DemoVersionModel.query(api.db).insert({ version: 2 });
    await api.db('posts').delete();
    await api
      .db('users')
      .where({ id: demoId('maya') })
      .update({ drawnPerson: 'grace' });
    await insertDemo(api.db, now, { passwords, storage });
    const people = await api.db('users').orderBy('id').select('drawnPerson');
    expect(people.map(({ drawnPerson }) => drawnPerson)).toEqual(['sam', 'grace', ...DRAWN_PEOPLE.slice(2)]);
    expect(await api.db('posts')).toEqual([]);
    await api.db('users').update({ drawnPerson: null });
    await insertDemo(api.db, now, { passwords, storage });
    expect(await api.db('users').whereNotNull('drawnPerson')).toEqual([]);
  });

  it('gives pictures to posts that were there before there were any, with their files', async () => {
    await using api = await openApi();
    const posts = demo.posts.map((post) => ({ ...post, mediaUrls: [], mediaDescriptions: [] }));
    await insertSeed(api.db, { ...demo, media: [], posts }, now, passwords);
    await DemoVersionModel.query(api.db).insert({ version: 3 });
    const [gone, ...others] = demo.posts.filter(({ mediaUrls }) => mediaUrls.length > 0);
    await api
      .db('posts')
      .where({ id: gone?.id })
      .update({ deletedAt: now.toISOString(), deletedBy: gone?.authorId });
    await insertDemo(api.db, now, { passwords, storage });
    const carried = await api.db('postMedia').orderBy(['postId', 'place']).select('postId', 'mediaId');
    expect(carried.map(({ mediaId }) => mediaUrl(mediaId as string)).toSorted()).toEqual(
      others.flatMap(({ mediaUrls }) => mediaUrls).toSorted(),
    );
    for (const { fileKey, byteSize } of await api.db('media').select('fileKey', 'byteSize')) {
      expect(await storage.stat(fileKey as string)).toMatchObject({ size: byteSize });
    }
  });

  it('is never given back what members deleted from it', async () => {
    await using api = await openApi();
    await insertDemo(api.db, now, { passwords, storage });
    // All that tells the versions apart is gone with it.
    for (const table of ['comments', 'posts', 'rewards']) await api.db(table).delete();
    await insertDemo(api.db, now, { passwords, storage });
    for (const table of ['comments', 'posts', 'rewards']) expect(await api.db(table)).toEqual([]);
  });
});
