import {
  changePassword,
  createClient,
  createPost,
  getMe,
  listFeed,
  logOut,
  processMedia,
  register,
  startUpload,
} from '@friendbase/contract';
import { PNG } from '@friendbase/contract/conformance';
import { demoSeed, fixedId } from '@friendbase/contract/fixtures';
import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { openBackend } from './backend.ts';
import type { Backend } from './backend.ts';
import { mockBackend } from './handlers/index.ts';
import { openPersistentStore } from './persistentStore.ts';
import { ownDatabases } from './ownDatabases.ts';
import { openSession } from './session.ts';
import { COLLECTION_NAMES } from './store.ts';

const ORIGIN = 'http://mocks.example';
const seed = () => demoSeed(new Date(Date.UTC(2025, 0, 1)));
const me = fixedId('member', 1);
const like = (postId: string) => ({ userId: me, postId });

/** A tab: its own connection to the databases, and its own memory. */
const openTab = async (factory: IDBFactory): Promise<Backend> =>
  openBackend(
    seed,
    await openPersistentStore({ factory, scenario: 'busy', collections: COLLECTION_NAMES, onTrouble() {} }),
  );

const likesIn = (tab: Backend): Promise<string[]> =>
  tab.exclusively(async () => tab.store.likes.all().map(({ postId }) => postId));

const addLike = (tab: Backend, postId: string) => tab.exclusively(() => tab.store.likes.create(like(postId)));

function browserOf(backend: Backend) {
  const session = openSession(backend.store.session, me);
  const now = () => new Date(Date.UTC(2025, 0, 2));
  const handler = mockBackend({ origin: ORIGIN, backend, session, now, delayMs: 0, failsWrites: false });
  const fetch = async (url: string, init?: RequestInit): Promise<Response> =>
    (await getResponse([handler], new Request(new URL(url, ORIGIN), init))) ?? Response.error();
  return { fetch, call: createClient({ origin: ORIGIN, fetch }) };
}

const clientOf = (backend: Backend) => browserOf(backend).call;

describe('two tabs', () => {
  it('see at once what was done in the other', { tags: 'long' }, async () => {
    const factory = ownDatabases();
    const [here, there] = [await openTab(factory), await openTab(factory)];
    await addLike(here, 'one');
    await addLike(there, 'two');
    expect((await likesIn(here)).slice(-2)).toEqual(['one', 'two']);
    expect((await likesIn(there)).slice(-2)).toEqual(['one', 'two']);
  });

  it('lose nothing when both write at once', async () => {
    const factory = ownDatabases();
    const [here, there] = [await openTab(factory), await openTab(factory)];
    const written = Array.from({ length: 20 }, (_, n) => `post-${n}`);
    await Promise.all(written.map((postId, n) => addLike(n % 2 === 0 ? here : there, postId)));
    const later = await openTab(factory);
    for (const tab of [here, there, later]) {
      const found = await likesIn(tab);
      expect(found.filter((postId) => written.includes(postId)).toSorted()).toEqual(written.toSorted());
    }
  });

  it('carry out every call that both make at once', { tags: 'long' }, async () => {
    const factory = ownDatabases();
    const tabs = [clientOf(await openTab(factory)), clientOf(await openTab(factory))] as const;
    const words = Array.from({ length: 10 }, (_, n) => `Words ${n}`);
    await Promise.all(
      words.map((content, n) => tabs[n % 2 ? 1 : 0](createPost, { body: { authorId: me, content } })),
    );
    const { items } = await tabs[0](listFeed, { params: { userId: me }, query: { limit: 10 } });
    expect(items.map(({ content }) => content).toSorted()).toEqual(words);
  });

  it('see the files that were sent in the other', { tags: 'long' }, async () => {
    const factory = ownDatabases();
    const [here, there] = [browserOf(await openTab(factory)), browserOf(await openTab(factory))];
    const { uploadURL } = await here.call(startUpload, {});
    const init = { method: 'PUT', headers: { 'content-type': 'image/png' }, body: PNG };
    expect((await here.fetch(uploadURL, init)).status).toBe(204);
    const { mediaURL } = await there.call(processMedia, { body: { mediaURL: uploadURL } });
    for (const tab of [here, there]) expect(await (await tab.fetch(mediaURL)).bytes()).toEqual(PNG);
  });

  it('begin at once with one community', async () => {
    const factory = ownDatabases();
    const [here, there] = await Promise.all([openTab(factory), openTab(factory)]);
    await addLike(here, 'one');
    expect(await likesIn(there)).toEqual(await likesIn(here));
    expect((await likesIn(here)).length).toBe(seed().likes.length + 1);
  });

  it('are logged out together, and stay logged in together when one changes the password', async () => {
    const factory = ownDatabases();
    const [here, there] = [clientOf(await openTab(factory)), clientOf(await openTab(factory))];
    const iris = { username: 'iris', password: 'good friends' };
    await here(register, {
      body: { ...iris, email: 'iris@example.com', displayName: 'Iris', challengeType: 'cognitive' },
    });
    await here(changePassword, {
      body: { currentPassword: iris.password, newPassword: 'better friends' },
    });
    await expect(there(getMe, {})).resolves.toMatchObject({ username: iris.username });
    await there(logOut, {});
    await expect(here(getMe, {})).rejects.toMatchObject({ status: 401 });
  });

  it('start over together', { tags: 'long' }, async () => {
    const factory = ownDatabases();
    const [here, there] = [await openTab(factory), await openTab(factory)];
    await addLike(here, 'one');
    await there.startOver();
    expect(await likesIn(here)).not.toContain('one');
  });
});

describe('a press', () => {
  it('is stored whole or not at all', async () => {
    const factory = ownDatabases();
    const tab = await openTab(factory);
    await tab.exclusively(async () => {
      await tab.store.likes.create(like('one'));
      await tab.store.likes.create(like('two'));
      // The page is left before the press is done.
      const later = await openTab(factory);
      expect(await likesIn(later)).not.toContain('one');
    });
    const later = await openTab(factory);
    expect((await likesIn(later)).slice(-2)).toEqual(['one', 'two']);
  });

  it('comes after the one before, also after one that fails', async () => {
    const { exclusively } = await openBackend(seed);
    const work: number[] = [];
    const press = (n: number) => async () => {
      await Promise.resolve();
      work.push(n);
      if (n === 1) throw new Error('one');
    };
    const all = await Promise.allSettled([1, 2, 3].map((n) => exclusively(press(n))));
    expect(work).toEqual([1, 2, 3]);
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  });
});

describe('a file', () => {
  const picture = new Blob(['bytes of a picture'], { type: 'image/png' });

  it('is stored with the records of its press, and read by another tab', async () => {
    const factory = ownDatabases();
    const [here, there] = [await openTab(factory), await openTab(factory)];
    await here.exclusively(async () => here.blobs.put('one', picture));
    const found = await there.exclusively(() => there.blobs.get('one'));
    expect([found?.type, await found?.text()]).toEqual(['image/png', 'bytes of a picture']);
  });

  it('is gone for every tab once one removes it, and after a reset', { tags: 'long' }, async () => {
    const factory = ownDatabases();
    const [here, there] = [await openTab(factory), await openTab(factory)];
    for (const end of [async () => here.exclusively(async () => here.blobs.remove('one')), here.startOver]) {
      await here.exclusively(async () => here.blobs.put('one', picture));
      await end();
      for (const tab of [here, there])
        expect(await tab.exclusively(() => tab.blobs.get('one'))).toBeUndefined();
    }
  });

  it('lasts as long as the page where nothing is stored', async () => {
    const tab = await openBackend(seed);
    await tab.exclusively(async () => tab.blobs.put('one', picture));
    expect(await (await tab.blobs.get('one'))?.text()).toBe('bytes of a picture');
  });
});
