import { changePassword, createClient, DEMO_ACCOUNT, getMe } from '@friendbase/contract';
import type { Client } from '@friendbase/contract';
import { demoSeed, fixedId } from '@friendbase/contract/fixtures';
import { getResponse } from 'msw';
import { expect, it } from 'vitest';
import { openBackend } from './backend.ts';
import { FakeStorage } from './fakeStorage.ts';
import { mockHandlers } from './handlers/index.ts';
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

const ORIGIN = 'http://mocks.example';

/** A tab of the demo account: what members do is kept for all tabs, and who is logged in under its own key. */
async function openTab(storage: Storage, sessionKey: string): Promise<Client> {
  const backend = await openBackend(seed, keptText(storage, 'k'));
  const session = openSession(keptText(storage, sessionKey), fixedId('member', 1));
  const now = () => new Date(Date.UTC(2025, 0, 2));
  const handlers = mockHandlers({ origin: ORIGIN, backend, session, now, delayMs: 0, failsWrites: false });
  const fetch = async (url: string, init: RequestInit): Promise<Response> =>
    (await getResponse(handlers, new Request(url, init))) ?? Response.error();
  return createClient({ origin: ORIGIN, fetch });
}

const change = { body: { currentPassword: DEMO_ACCOUNT.password, newPassword: 'better friends' } };

it('logs a member out of every other session when one tab changes the password', async () => {
  const storage = new FakeStorage();
  const [here, there] = [await openTab(storage, 'here'), await openTab(storage, 'there')];
  await expect(there(getMe, {})).resolves.toMatchObject({ username: DEMO_ACCOUNT.username });
  await here(changePassword, change);
  await expect(there(getMe, {})).rejects.toMatchObject({ status: 401 });
  await expect(here(getMe, {})).resolves.toMatchObject({ username: DEMO_ACCOUNT.username });
});

it('keeps every tab of the session that changes the password logged in', async () => {
  const storage = new FakeStorage();
  const [here, there] = [await openTab(storage, 'one'), await openTab(storage, 'one')];
  await here(changePassword, change);
  await expect(there(getMe, {})).resolves.toMatchObject({ username: DEMO_ACCOUNT.username });
});
