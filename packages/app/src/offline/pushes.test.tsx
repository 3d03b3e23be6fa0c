import { messageOf, REFERENCE, sayWords } from '@friendbase/ui-kit/words';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pushed } from '../words/en/pushed.ts';
import {
  endPush,
  followPush,
  persistPushedWords,
  placePressed,
  pushedWords,
  renewPush,
  showPush,
} from './pushes.ts';
import type { PressWord } from './workerWord.ts';

const PUBLIC_KEY = 'key';
const own = (endpoint: string) => ({
  toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: vi.fn<() => Promise<boolean>>(async () => true),
});

async function shown(text: string | undefined) {
  const showNotification = vi.fn<ServiceWorkerRegistration['showNotification']>(async () => {});
  await showPush({ showNotification }, text);
  return showNotification.mock.calls;
}

const icon = '/icons/icon-192.png';
const SOMETHING = [['Something is new', { icon, tag: 'something', data: '/' }]];

afterEach(async () => {
  vi.unstubAllGlobals();
  await caches.delete('friendbase-push');
});

describe('a push', () => {
  it.each([
    undefined,
    '',
    'not JSON',
    'null',
    '1',
    '[]',
    '{}',
    '{"from":""}',
    '{"from":{}}',
    '{"other":"Leo"}',
  ])('that says %j shows that something is new', async (text) =>
    expect(await shown(text)).toEqual(SOMETHING),
  );

  it('shows who wrote, whatever signs are in the name', async () => {
    expect(await shown('{"from":"Leo"}   ')).toEqual([
      ['Leo wrote to you', { icon, tag: 'message', data: '/messages' }],
    ]);
    expect((await shown('{"from":"$&"}'))[0]?.[0]).toBe('$& wrote to you');
  });

  it('is shown in the words of the member, which a page has told', async () => {
    await persistPushedWords(
      pushedWords(({ key }) => (key === 'wrote' ? '\u{FFFC} te escribió' : 'Hay algo nuevo')),
    );
    expect((await shown('{"from":"Leo"}'))[0]?.[0]).toBe('Leo te escribió');
    expect((await shown('{}'))[0]?.[0]).toBe('Hay algo nuevo');
  });

  it('has the place of the name once, in every language there is', () => {
    const { wrote } = pushedWords((words) => sayWords(REFERENCE, words));
    expect(wrote.replace('\u{FFFC}', 'Leo')).toBe(
      sayWords(REFERENCE, messageOf(pushed, 'wrote', { name: 'Leo' })),
    );
  });
});

describe('a press on it', () => {
  const page = (visibilityState: DocumentVisibilityState) => ({
    visibilityState,
    focus: vi.fn<() => Promise<void>>(async () => {}),
    postMessage: vi.fn<(word: PressWord) => void>(),
  });
  async function press(pages: ReturnType<typeof page>[], data: unknown = '/messages') {
    const openWindow = vi.fn<(address: string) => Promise<null>>(async () => null);
    await followPush({ matchAll: async () => pages, openWindow } as unknown as Clients, { data });
    return openWindow.mock.calls;
  }

  it('leads to the page that is seen, else to one that is open, and there to what it tells of', async () => {
    const [hidden, seen] = [page('hidden'), page('visible')];
    expect(await press([hidden, seen])).toEqual([]);
    expect([hidden.focus.mock.calls.length, seen.focus.mock.calls.length]).toEqual([0, 1]);
    expect(await press([hidden])).toEqual([]);
    expect(hidden.focus).toHaveBeenCalledTimes(1);
    const [[word]] = hidden.postMessage.mock.calls as [[PressWord]];
    expect(placePressed(word, '/friends')).toBe('/messages');
  });

  it('leaves a page where it is that shows it already, and hears nothing else from the worker', () => {
    expect(placePressed({ type: 'push.pressed', href: '/messages' }, '/messages')).toBeUndefined();
    for (const data of [undefined, null, 'push.pressed', { href: '/messages' }])
      expect(placePressed(data, '/friends')).toBeUndefined();
  });

  it('opens a page where none is', async () => {
    expect(await press([])).toEqual([['/messages']]);
    expect(await press([], null)).toEqual([['/']]);
  });
});

describe('a subscription that the browser has ended', () => {
  const answers = (state: object, status = 200) => {
    const fetching = vi.fn<typeof fetch>(async () => Response.json(state, { status }));
    vi.stubGlobal('fetch', fetching);
    return fetching;
  };
  const subscribe = vi.fn<() => Promise<ReturnType<typeof own>>>(async () => own('https://new.example'));
  const registration = { pushManager: { subscribe } } as unknown as ServiceWorkerRegistration;

  it.each([
    ['nobody is logged in', { code: 'signedOut' }, 401],
    ['nothing is sent to devices', { publicKey: null, subscription: null }, 200],
    ['it was switched off', { publicKey: PUBLIC_KEY, subscription: null }, 200],
  ])('is not renewed where %s', async (_, state, status) => {
    const fetching = answers(state, status);
    await renewPush(registration, null);
    expect(fetching).toHaveBeenCalledExactlyOnceWith('/api/push');
    expect(subscribe).not.toHaveBeenCalled();
  });

  it('goes on at its new address, and tells what it told', async () => {
    const state = {
      publicKey: PUBLIC_KEY,
      subscription: { endpoint: 'https://old.example', tells: 'something' },
    };
    const fetching = answers(state);
    await renewPush(registration, null);
    const [address, init] = fetching.mock.calls[1] ?? [];
    expect([address, init?.method]).toEqual(['/api/push', 'PUT']);
    expect(JSON.parse(init?.body as string)).toEqual({
      endpoint: 'https://new.example',
      keys: { p256dh: 'p', auth: 'a' },
      publicKey: PUBLIC_KEY,
      tells: 'something',
    });
  });

  it('is ended in the browser too where somebody leaves', async () => {
    const subscription = own('https://old.example');
    const given = (found: object | null) =>
      ({ pushManager: { getSubscription: async () => found } }) as unknown as ServiceWorkerRegistration;
    await endPush(given(subscription));
    await endPush(given(null));
    expect(subscription.unsubscribe).toHaveBeenCalledTimes(1);
  });
});
