import { demoSeed } from '@friendbase/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { databases } from '../testing/openApi.ts';
import { cheapPasswords } from '../testing/passwords.ts';
import { insertDemo } from './seeds.ts';

describe.each(databases)('the demo community on $name', ({ openApi }) => {
  it('is there once, however many bring it at the same moment', async () => {
    await using api = await openApi();
    const now = new Date(0);
    const demo = demoSeed(now);
    await Promise.all(Array.from({ length: 4 }, () => insertDemo(api.db, demo, now, cheapPasswords)));
    expect(await api.db('users').select('id')).toHaveLength(demo.members.length);
    expect(await api.db('posts').select('id')).toHaveLength(demo.posts.length);
  });

  it('gets what has come since an earlier version, and keeps what its members changed', async () => {
    await using api = await openApi();
    const now = new Date(0);
    const demo = demoSeed(now);
    const early = {
      ...demo,
      messages: [],
      comments: [],
      tournaments: [],
      tournamentEntries: [],
      rewards: [],
    };
    await insertDemo(api.db, early, now, cheapPasswords);
    await api.db('users').where({ username: 'maya' }).update({ bio: 'I have a new cat.' });
    await insertDemo(api.db, demo, now, cheapPasswords);
    for (const table of ['messages', 'comments', 'tournaments', 'rewards', 'posts'] as const) {
      expect(await api.db(table).select('id')).toHaveLength(demo[table].length);
    }
    expect(await api.db('users').where({ username: 'maya' }).first('bio')).toEqual({
      bio: 'I have a new cat.',
    });
  });

  it('is left alone once it is whole', async () => {
    await using api = await openApi();
    const now = new Date(0);
    const demo = demoSeed(now);
    await insertDemo(api.db, demo, now, cheapPasswords);
    await api.db('comments').delete();
    await insertDemo(api.db, demo, now, cheapPasswords);
    expect(await api.db('comments').select('id')).toEqual([]);
  });
});
