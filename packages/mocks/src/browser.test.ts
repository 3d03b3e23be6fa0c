import {
  createPost,
  DEMO_ACCOUNT,
  getMe,
  getUser,
  listFeed,
  logIn,
  logOut,
  OUR_FAULT,
  register,
} from '@friendbase/contract';
import { fixedId } from '@friendbase/contract/fixtures';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FakeStorage } from './fakeStorage.ts';
import { call, leave, visit } from './visit.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  await leave();
});

/** The first words of the signed-in member’s feed. */
async function newestWords(): Promise<string | undefined> {
  const { id: userId } = await call(getMe, {});
  const { items } = await call(listFeed, { params: { userId }, query: { limit: 1 } });
  return items[0]?.content;
}

async function share(content: string): Promise<void> {
  const { id: authorId } = await call(getMe, {});
  await call(createPost, { body: { authorId, content } });
}

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
    await expect(share('Hello')).rejects.toMatchObject({ status: 500, message: OUR_FAULT });
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

describe('what members do', () => {
  it('is there again after a reload', async () => {
    const storage = new FakeStorage();
    await visit({ storage });
    await share('I was here. 🌻');
    await visit({ storage });
    expect(await newestWords()).toBe('I was here. 🌻');
  });

  it('stays within its own scenario', async () => {
    const storage = new FakeStorage();
    await visit({ storage });
    await share('I was here.');
    await visit({ storage, scenario: 'fresh' });
    expect(await newestWords()).toBeUndefined();
  });

  it('includes logging out, logging in and signing up', async () => {
    const storage = new FakeStorage();
    await visit({ storage });
    await call(logOut, {});
    await visit({ storage });
    await expect(call(getMe, {})).rejects.toMatchObject({ status: 401 });
    const body = { username: 'iris', email: 'iris@example.com', displayName: 'Iris', password: 'blue sky' };
    await call(register, { body: { ...body, challengeType: 'cognitive' } });
    await visit({ storage });
    await expect(call(getMe, {})).resolves.toMatchObject({ username: 'iris' });
  });

  it('lasts until the page is left when there is no storage', async () => {
    await visit();
    await share('Only for now');
    expect(await newestWords()).toBe('Only for now');
    await visit();
    expect(await newestWords()).not.toBe('Only for now');
  });

  it('is forgotten by a reset, also by the next visit', async () => {
    const storage = new FakeStorage();
    const { reset } = await visit({ storage });
    await share('Forget this');
    await call(logOut, {});
    await reset();
    expect(await newestWords()).not.toBe('Forget this');
    await visit({ storage });
    expect(await newestWords()).not.toBe('Forget this');
  });
});

describe('a storage that gives trouble', () => {
  it.each(['isFull', 'isBlocked'] as const)('does not stop the demo when it %s', async (trouble) => {
    const storage = new FakeStorage();
    storage[trouble] = true;
    const { reset } = await visit({ storage });
    await share('Still here');
    expect(await newestWords()).toBe('Still here');
    await call(logOut, {});
    await expect(call(getMe, {})).rejects.toMatchObject({ status: 401 });
    await reset();
    expect(await newestWords()).not.toBe('Still here');
  });

  it('does not stop the demo when it fills up on the way', async () => {
    const storage = new FakeStorage();
    await visit({ storage });
    await share('One');
    storage.isFull = true;
    await share('Two');
    expect(await newestWords()).toBe('Two');
    await visit({ storage });
    expect(await newestWords()).toBe('One');
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"members":[]}',
    '{"members":[{"id":1}],"friendships":[],"posts":[],"likes":[]}',
  ])('starts over when it holds %s', async (text) => {
    const storage = new FakeStorage();
    await visit({ storage });
    for (const key of storage.texts.keys()) storage.texts.set(key, text);
    storage.texts.delete('friendbase-demo-3:busy:session');
    await visit({ storage });
    expect(await newestWords()).toBeDefined();
    await share('After all');
    expect(await newestWords()).toBe('After all');
  });

  it('starts over when it holds a demo of an older format, and forgets that one', async () => {
    const storage = new FakeStorage();
    storage.setItem('friendbase-other', 'mine');
    const older = { members: [], friendships: [], posts: [], likes: [] };
    storage.setItem('friendbase-demo-1:busy', JSON.stringify(older));
    storage.setItem('friendbase-demo-1:busy:session', 'somebody-else');
    await visit({ storage });
    await expect(call(getMe, {})).resolves.toMatchObject({ username: DEMO_ACCOUNT.username });
    expect(await newestWords()).toBeDefined();
    expect([...storage.texts.keys()].toSorted()).toEqual(['friendbase-demo-3:busy', 'friendbase-other']);
  });

  it.each([
    ['the member of the session is gone', 'somebody-else 0'],
    ['the session is of another password', `${fixedId('member', 1)} 1`],
    ['the session does not say of which password it is', fixedId('member', 1)],
  ])('asks to log in when %s', async (_, session) => {
    const storage = new FakeStorage();
    storage.setItem('friendbase-demo-3:busy:session', session);
    await visit({ storage });
    await expect(call(getMe, {})).rejects.toMatchObject({ status: 401 });
  });
});
