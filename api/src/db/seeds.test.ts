import { demoSeed } from '@friendbase/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { databases } from '../testing/openApi.ts';
import { insertDemo } from './seeds.ts';

describe.each(databases)('the demo community on $name', ({ openApi }) => {
  it('is there once, however many bring it at the same moment', async () => {
    await using api = await openApi();
    const now = new Date(0);
    const demo = demoSeed(now);
    await Promise.all(Array.from({ length: 4 }, () => insertDemo(api.db, demo, now)));
    expect(await api.db('users').select('id')).toHaveLength(demo.members.length);
    expect(await api.db('posts').select('id')).toHaveLength(demo.posts.length);
  });
});
