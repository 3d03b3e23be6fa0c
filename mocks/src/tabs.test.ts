import { demoSeed } from '@friendbase/contract/fixtures';
import { expect, it } from 'vitest';
import { openBackend } from './backend.ts';
import { FakeStorage } from './fakeStorage.ts';
import { keptText } from './kept.ts';
import { openSession } from './session.ts';

const seed = () => demoSeed(new Date(Date.UTC(2025, 0, 1)));
const like = (postId: string) => ({ userId: 'a0000000-0000-4000-8000-000000000001', postId });

it('shows one tab what was done in another', async () => {
  const storage = new FakeStorage();
  const [here, there] = [
    await openBackend(seed, keptText(storage, 'k')),
    await openBackend(seed, keptText(storage, 'k')),
  ];
  await here.exclusively(() => here.store.likes.create(like('one')));
  await there.exclusively(() => there.store.likes.create(like('two')));
  const seen = await here.exclusively(async () => here.store.likes.all().map(({ postId }) => postId));
  expect(seen.slice(-2)).toEqual(['one', 'two']);
});

it('goes on with its own records when another tab leaves something unreadable', async () => {
  const storage = new FakeStorage();
  const here = await openBackend(seed, keptText(storage, 'k'));
  for (const text of ['{', '{}', '']) {
    storage.setItem('k', text);
    expect(await here.exclusively(async () => here.store.posts.count())).toBe(seed().posts.length);
  }
  storage.clear();
  expect(await here.exclusively(async () => here.store.posts.count())).toBe(seed().posts.length);
});

it('does one thing after the other, also after one that fails', async () => {
  const { exclusively } = await openBackend(seed);
  const done: number[] = [];
  const work = (n: number) => async () => {
    await Promise.resolve();
    done.push(n);
    if (n === 1) throw new Error('one');
  };
  const all = await Promise.allSettled([1, 2, 3].map((n) => exclusively(work(n))));
  expect(done).toEqual([1, 2, 3]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
});

it('logs a member out in every tab at once', () => {
  const storage = new FakeStorage();
  const [here, there] = [
    openSession(keptText(storage, 's'), 'sam'),
    openSession(keptText(storage, 's'), 'sam'),
  ];
  const sam = { id: 'sam', passwordVersion: 0 };
  expect(there.owner()).toEqual(sam);
  here.end();
  expect(there.owner()).toBeUndefined();
  here.start({ id: 'iris', passwordVersion: 2 });
  expect(there.owner()).toEqual({ id: 'iris', passwordVersion: 2 });
});
