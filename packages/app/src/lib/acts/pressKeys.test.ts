import { ANSWER_LIFE_MS, createClient, createPost, getMe, listFeed } from '@friendbase/contract';
import { startDemo } from '@friendbase/mocks';
import type { Demo } from '@friendbase/mocks';
import { FakeStorage } from '@friendbase/mocks/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDeviceStore } from '../device/deviceStore.ts';
import { persistPressKeys } from './pressKeys.ts';

let storage: FakeStorage;
let now: number;
const openKeys = () => persistPressKeys(createDeviceStore(storage), () => now);

beforeEach(() => {
  storage = new FakeStorage();
  now = Date.UTC(2026, 4, 1);
});

describe('the keys of presses', () => {
  it('are there again after a reload', () => {
    openKeys().set('posts 1', 'a-key');
    expect(openKeys().get('posts 1')).toBe('a-key');
    expect([...openKeys().keys()]).toEqual(['posts 1']);
  });

  it('are stored for a day and not longer', () => {
    openKeys().set('posts 1', 'a-key');
    now += ANSWER_LIFE_MS - 1;
    expect(openKeys().get('posts 1')).toBe('a-key');
    now += 1;
    expect(openKeys().get('posts 1')).toBeUndefined();
    expect(storage.length).toBe(0);
  });

  it('are swept away once they are too old or cannot be read, and nothing else is', () => {
    openKeys().set('posts 1', 'a-key');
    now += ANSWER_LIFE_MS;
    openKeys().set('posts 2', 'another');
    storage.setItem('friendbase.press.posts 3', 'not json');
    storage.setItem('friendbase.draft.ann.post', 'Hello');
    openKeys().sweep();
    expect([...storage.texts.keys()]).toEqual(['friendbase.press.posts 2', 'friendbase.draft.ann.post']);
  });

  it('leave nothing on the device after a log out', () => {
    openKeys().set('posts 1', 'a-key');
    openKeys().forget();
    expect(storage.length).toBe(0);
  });

  it('stay with the page where the device takes nothing', () => {
    const keys = persistPressKeys(createDeviceStore(undefined), () => now);
    keys.set('posts 1', 'a-key');
    expect(keys.get('posts 1')).toBe('a-key');
    keys.forget();
    expect(keys.get('posts 1')).toBeUndefined();
  });
});

describe('a post whose answer was lost', () => {
  const ORIGIN = 'http://localhost';
  const read = createClient({ origin: ORIGIN });
  let demo: Demo;

  beforeEach(async () => void (demo = await startDemo({ scenario: 'fresh' })));
  afterEach(() => demo.stop());

  /** The page's client: the mock server gets every call, the page only some of the answers. */
  const openPage = (isAnswerLost: boolean) =>
    createClient({
      origin: ORIGIN,
      keys: openKeys(),
      async fetch(url, init) {
        const answer = await fetch(url, init);
        if (isAnswerLost) throw new TypeError('Failed to fetch');
        return answer;
      },
    });

  async function share(page: ReturnType<typeof openPage>) {
    const { id } = await read(getMe, {});
    return page(createPost, { body: { authorId: id, content: 'Hello' } }).catch(() => undefined);
  }

  async function sharedPosts(): Promise<string[]> {
    const { id: userId } = await read(getMe, {});
    return (await read(listFeed, { params: { userId }, query: {} })).items.map(({ id }) => id);
  }

  it('is shared once, however often the member presses, also after a reload', async () => {
    await share(openPage(true));
    const lost = await sharedPosts();
    expect(lost).toHaveLength(1);
    await share(openPage(true));
    const shared = await share(openPage(false));
    expect(await sharedPosts()).toEqual(lost);
    expect(shared?.id).toBe(lost[0]);
  });

  it('can be followed by the same words, which are then another post', async () => {
    await share(openPage(true));
    await share(openPage(false));
    await share(openPage(false));
    expect(await sharedPosts()).toHaveLength(2);
  });
});
