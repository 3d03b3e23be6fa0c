import {
  DEMO_ACCOUNT,
  getMe,
  getUser,
  listFeed,
  logIn,
  logOut,
  INTERNAL_ERROR_MESSAGE,
} from '@friendbase/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FakeStorage } from '../testing/fakeStorage.ts';
import { call, leave, newestWords, share, visit } from './visit.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  await leave();
});

describe('the scenarios', () => {
  it('refuses a visitor of the signed-out scenario until the demo account logs in', async () => {
    await visit({ scenario: 'signed-out' });
    await expect(call(getMe, {})).rejects.toMatchObject({ status: 401 });
    await call(logIn, { body: DEMO_ACCOUNT });
    await expect(call(getMe, {})).resolves.toMatchObject({ username: DEMO_ACCOUNT.username });
  });

  it('fails every change in the failing scenario, and reads on', async () => {
    await visit({ scenario: 'failing' });
    const before = await newestWords();
    await expect(share('Hello')).rejects.toMatchObject({ status: 500, message: INTERNAL_ERROR_MESSAGE });
    await expect(call(logOut, {})).rejects.toMatchObject({ status: 500 });
    expect(await newestWords()).toBe(before);
  });

  it.each(['busy', 'slow'] as const)(
    'shows a signed-in member a long feed in the %s scenario',
    async (scenario) => {
      await visit({ scenario, delayMs: 0 });
      const { id: userId, friendbaseBucks } = await call(getUser, {});
      const { items, next } = await call(listFeed, { params: { userId }, query: {} });
      expect([items.length, friendbaseBucks]).toEqual([20, 250]);
      expect(next).toBeDefined();
    },
  );

  it('shows a new member nothing yet in the fresh scenario', async () => {
    await visit({ scenario: 'fresh' });
    const { id: userId, friendbaseBucks } = await call(getUser, {});
    const { items } = await call(listFeed, { params: { userId }, query: {} });
    expect([items, friendbaseBucks]).toEqual([[], 100]);
  });
});

it('prints nothing of what members write', async () => {
  const printed = (['log', 'info', 'warn', 'error', 'groupCollapsed'] as const).map((way) =>
    vi.spyOn(console, way),
  );
  await visit({ scenario: 'signed-out' });
  await call(logIn, { body: DEMO_ACCOUNT });
  for (const way of printed) expect(way).not.toHaveBeenCalled();
});

it('lasts until the page is left when nothing stores it', async () => {
  await visit();
  await share('Only for now');
  expect(await newestWords()).toBe('Only for now');
  await visit();
  expect(await newestWords()).not.toBe('Only for now');
});

it('forgets the demos that were stored as text, and nothing else', async () => {
  const storage = new FakeStorage();
  storage.setItem('friendbase-other', 'mine');
  storage.setItem('friendbase-demo-3:busy', '{"members":[]}');
  storage.setItem('friendbase-demo-3:busy:session', 'somebody-else 0');
  await visit({ storage });
  await expect(call(getMe, {})).resolves.toMatchObject({ username: DEMO_ACCOUNT.username });
  expect([...storage.texts.keys()]).toEqual(['friendbase-other']);
});

it.each(['isFull', 'isBlocked'] as const)('starts beside a storage that %s', async (trouble) => {
  const storage = new FakeStorage();
  storage[trouble] = true;
  await visit({ storage });
  await expect(call(getMe, {})).resolves.toMatchObject({ username: DEMO_ACCOUNT.username });
});
