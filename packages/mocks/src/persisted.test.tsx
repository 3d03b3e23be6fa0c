import {
  DEMO_ACCOUNT,
  DEMO_ACCOUNT_ID,
  getMe,
  listFriends,
  logIn,
  logOut,
  register,
  updateUser,
} from '@friendbase/contract';
import { fixedId } from '@friendbase/contract/fixtures';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StoredRecord } from './demoDatabase.ts';
import type { Trouble } from './persistentStore.ts';
import { ownDatabases } from './ownDatabases.ts';
import type { Member } from './store.ts';
import { call, leave, newestWords, share, visit } from './visit.ts';

const NAME = 'friendbase-demo';

afterEach(async () => {
  vi.restoreAllMocks();
  await leave();
});

/** What to hear of trouble with. */
const listener = () => vi.fn<(trouble: Trouble) => void>();

/** Every value of every store. */
async function everythingIn(database: IDBDatabase): Promise<string> {
  const reading = database.transaction(database.objectStoreNames);
  const all = [...database.objectStoreNames].map(
    (name) =>
      new Promise<unknown>((resolve) => {
        const request = reading.objectStore(name).getAll();
        request.addEventListener('success', () => resolve(request.result));
      }),
  );
  return JSON.stringify(await Promise.all(all));
}

/** Leaves the members as a demo stored them before they had all that they have now. */
async function takeFromMembers(database: IDBDatabase, taken: Partial<Record<keyof Member, undefined>>) {
  const writing = database.transaction('members', 'readwrite');
  const reading = writing.objectStore('members').openCursor();
  reading.addEventListener('success', () => {
    if (!reading.result) return;
    const stored = reading.result.value as StoredRecord;
    const record = { ...(stored.record as Member), ...taken };
    reading.result.update({ ...stored, record });
    reading.result.continue();
  });
  await new Promise((resolve) => void writing.addEventListener('complete', resolve));
}

const denied = (): never => {
  throw new DOMException('Access is denied.', 'SecurityError');
};

describe('a browser that stores nothing', () => {
  it.each([
    ['has no databases', () => undefined],
    ['denies them', () => Object.assign(ownDatabases(), { open: denied })],
  ])('lets the demo go on in memory when it %s, and says so once', async (_, databasesOf) => {
    const onTrouble = listener();
    const databases = databasesOf();
    await visit({ databases, onTrouble });
    await share('Still here');
    expect(await newestWords()).toBe('Still here');
    expect(onTrouble.mock.calls).toEqual([['refused']]);
  });

  it('has the demo of a newer version', async () => {
    const onTrouble = listener();
    const databases = ownDatabases();
    const newer = databases.open(NAME, 99);
    await new Promise((resolve) => void newer.addEventListener('success', resolve));
    newer.result.close();
    await visit({ databases, onTrouble });
    await share('Still here');
    expect(await newestWords()).toBe('Still here');
    expect(onTrouble.mock.calls).toEqual([['refused']]);
  });
});

describe('a browser that stops storing', () => {
  it('has no room left: the press is done all the same, and what was stored before is', async () => {
    const onTrouble = listener();
    const databases = ownDatabases();
    await visit({ databases, onTrouble });
    await share('One');
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('There is no room left.', 'QuotaExceededError');
    });
    await share('Two');
    await share('Three');
    expect(await newestWords()).toBe('Three');
    expect(onTrouble.mock.calls).toEqual([['full']]);
    full.mockRestore();
    await visit({ databases });
    expect(await newestWords()).toBe('One');
  });

  it('has its databases removed while the demo runs', async () => {
    const onTrouble = listener();
    const databases = ownDatabases();
    await visit({ databases, onTrouble });
    await share('One');
    const removing = databases.deleteDatabase(NAME);
    await new Promise((resolve) => void removing.addEventListener('success', resolve));
    await share('Two');
    expect(await newestWords()).toBe('Two');
    expect(onTrouble.mock.calls).toEqual([['gone']]);
  });

  it('closes the database while the demo runs', async () => {
    const onTrouble = listener();
    const databases = ownDatabases();
    await visit({ databases, onTrouble });
    databases.opened[0]?.dispatchEvent(new Event('close'));
    await share('Still here');
    expect(await newestWords()).toBe('Still here');
    expect(onTrouble.mock.calls).toEqual([['gone']]);
  });
});

describe('what is stored and cannot be used', () => {
  it('is forgotten when it is of an older format', { tags: 'long' }, async () => {
    const databases = ownDatabases();
    const older = databases.open(NAME, 3);
    older.addEventListener('upgradeneeded', () => {
      older.result.createObjectStore('members').put({ password: 'old friends' }, 'mine');
      older.result.createObjectStore('older');
    });
    await new Promise((resolve) => void older.addEventListener('success', resolve));
    older.result.close();
    await visit({ databases });
    expect(await newestWords()).toBeDefined();
    const [, opened] = databases.opened;
    expect([...opened!.objectStoreNames]).not.toContain('older');
    expect(await everythingIn(opened!)).not.toContain('old friends');
  });

  it('is forgotten when it has fewer collections', { tags: 'long' }, async () => {
    const onTrouble = listener();
    const databases = ownDatabases();
    const older = databases.open(NAME, 4);
    older.addEventListener('upgradeneeded', () => older.result.createObjectStore('members'));
    await new Promise((resolve) => void older.addEventListener('success', resolve));
    older.result.close();
    await visit({ databases, onTrouble });
    await share('Stored');
    await visit({ databases, onTrouble });
    expect(await newestWords()).toBe('Stored');
    expect(onTrouble).not.toHaveBeenCalled();
  });

  it('starts over when a record cannot be read', async () => {
    const databases = ownDatabases();
    await visit({ databases });
    await share('Lost');
    const writing = databases.opened[0]!.transaction('posts', 'readwrite');
    const broken = { collection: 'posts', key: 'x', place: 1, record: { id: 7 } };
    writing.objectStore('posts').put(broken, ['busy', 'x']);
    await new Promise((resolve) => void writing.addEventListener('complete', resolve));
    await visit({ databases });
    expect(await newestWords()).not.toBe('Lost');
    await share('After all');
    await visit({ databases });
    expect(await newestWords()).toBe('After all');
  });

  it.each([
    ['the member of the session is gone', { id: 'somebody-else', passwordVersion: 0 }],
    ['the session is of another password', { id: fixedId('member', 1), passwordVersion: 1 }],
  ])('asks to log in when %s', { tags: 'long' }, async (_, record) => {
    const databases = ownDatabases();
    await visit({ databases });
    const writing = databases.opened[0]!.transaction('session', 'readwrite');
    writing.objectStore('session').put({ collection: 'session', key: '', place: 1, record }, ['busy', '']);
    await new Promise((resolve) => void writing.addEventListener('complete', resolve));
    await visit({ databases });
    await expect(call(getMe, {})).rejects.toMatchObject({ status: 401 });
  });
});

describe('what members do', () => {
  it('is there again after a reload', async () => {
    const databases = ownDatabases();
    await visit({ databases });
    await share('مرحبا 🌻');
    await visit({ databases });
    expect(await newestWords()).toBe('مرحبا 🌻');
  });

  it('outlives a newer demo, which gives its members their pictures once', { tags: 'long' }, async () => {
    const databases = ownDatabases();
    await visit({ databases });
    await share('Before there were pictures');
    await takeFromMembers(databases.opened[0]!, { avatarUrl: undefined, isPictureGiven: undefined });
    await visit({ databases });
    const { id, avatarUrl } = await call(getMe, {});
    expect([avatarUrl, await newestWords()]).toEqual([
      '/pictures/people/sam.svg',
      'Before there were pictures',
    ]);
    await call(updateUser, { params: { id }, body: { avatarUrl: null } });
    await visit({ databases });
    await expect(call(getMe, {})).resolves.not.toHaveProperty('avatarUrl');
  });

  it(
    'outlives a newer demo, which lets its members choose who sees new posts',
    { tags: 'long' },
    async () => {
      const databases = ownDatabases();
      await visit({ databases });
      await share('Before there was a choice');
      await takeFromMembers(databases.opened[0]!, { defaultPrivacy: undefined });
      await visit({ databases });
      const { id, defaultPrivacy } = await call(getMe, {});
      expect([defaultPrivacy, await newestWords()]).toEqual(['friends', 'Before there was a choice']);
      await call(updateUser, { params: { id }, body: { defaultPrivacy: 'public' } });
      await visit({ databases });
      await expect(call(getMe, {})).resolves.toMatchObject({ defaultPrivacy: 'public' });
    },
  );

  it('stays within its own scenario', async () => {
    const databases = ownDatabases();
    await visit({ databases });
    await share('I was here.');
    await visit({ databases, scenario: 'fresh' });
    expect(await newestWords()).toBeUndefined();
  });

  it('includes logging out, logging in and signing up', async () => {
    const databases = ownDatabases();
    await visit({ databases });
    await call(logOut, {});
    await visit({ databases });
    await expect(call(getMe, {})).rejects.toMatchObject({ status: 401 });
    const body = { username: 'iris', email: 'iris@example.com', displayName: 'Iris', password: 'blue sky' };
    await call(register, { body: { ...body, challengeType: 'cognitive' } });
    await visit({ databases });
    await expect(call(getMe, {})).resolves.toMatchObject({ username: 'iris' });
  });

  it('is stored record by record: a press writes what it has changed', async () => {
    const databases = ownDatabases();
    await visit({ databases });
    await call(getMe, {});
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    await share('One record');
    const stores = put.mock.contexts.map((store) => (store as IDBObjectStore).name);
    expect(stores.filter((name) => name !== 'liveEvents').toSorted()).toEqual([
      'answers',
      'posts',
      'revisions',
    ]);
    const friends = await call(listFriends, { params: { userId: DEMO_ACCOUNT_ID } });
    expect(stores.filter((name) => name === 'liveEvents')).toHaveLength(friends.length);
    put.mockClear();
    await newestWords();
    expect(put).not.toHaveBeenCalled();
  });

  it('is forgotten by a reset, in every scenario, also by the next visit', async () => {
    const databases = ownDatabases();
    await visit({ databases, scenario: 'fresh' });
    await share('Forget this');
    const { reset } = await visit({ databases });
    await share('Forget this');
    await call(logOut, {});
    await reset();
    expect(await newestWords()).not.toBe('Forget this');
    expect(await everythingIn(databases.opened[1]!)).not.toContain('Forget this');
    await visit({ databases });
    await expect(call(logIn, { body: DEMO_ACCOUNT })).resolves.toBeDefined();
  });

  it('is forgotten by a reset where it was stored no longer', { tags: 'long' }, async () => {
    const databases = ownDatabases();
    const { reset } = await visit({ databases });
    await share('Forget this');
    databases.opened[0]?.dispatchEvent(new Event('close'));
    await reset();
    expect(await newestWords()).not.toBe('Forget this');
    await visit({ databases });
    expect(await newestWords()).not.toBe('Forget this');
  });
});
