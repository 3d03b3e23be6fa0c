import { endpoints } from '@friendbase/contract';
import { describe, expect, it, vi } from 'vitest';
import { addressOf, answerPage, wayOf, type Asked, type PageParts } from './answers.ts';
import type { PageCache } from './pageCache.ts';

const ORIGIN = 'https://friends.example';
const asked = (path: string, given: Partial<Asked> = {}): Asked => ({
  url: new URL(path, ORIGIN).href,
  method: 'GET',
  mode: 'navigate',
  headers: new Headers(),
  ...given,
});
const way = (path: string, given?: Partial<Asked>) => wayOf(asked(path, given), ORIGIN);

describe('who answers', () => {
  it.each(['/', '/friends', '/messages?friend=leo#new', '/nothing/here'])('%s is a page', (path) => {
    expect(way(path)).toBe('page');
    expect(way(path, { method: 'POST' })).toBeUndefined();
    expect(way(path, { mode: 'cors' })).toBeUndefined();
  });

  it.each(['/api/docs', '/api/openapi.json', '/pageWorker.js', '/index.html', 'https://other.example/'])(
    '%s comes from the network alone',
    (path) => expect(way(path)).toBeUndefined(),
  );

  it('caches no call, whatever it asks', () => {
    const gets = Object.values(endpoints).filter(({ method }) => method === 'get');
    expect(gets.length).toBeGreaterThan(10);
    for (const { path } of gets)
      for (const mode of ['cors', 'no-cors', 'navigate'] as const) {
        expect(way(path, { mode }), path).toBeUndefined();
      }
  });

  it('takes files by their hash, but no part of one', () => {
    expect(way('/assets/base-1a2b.js', { mode: 'cors' })).toBe('file');
    expect(
      way('/assets/film-1a2b.webm', { mode: 'no-cors', headers: new Headers({ range: 'bytes=0-' }) }),
    ).toBe(undefined);
  });

  it('sees each call after which somebody else is here', () => {
    const { logIn, register, logOut, sendMessage } = endpoints;
    for (const { path } of [logIn, register, logOut]) {
      expect(way(path, { method: 'POST', mode: 'cors' }), path).toBe('change of member');
    }
    expect(way(sendMessage.path, { method: 'POST', mode: 'cors' })).toBeUndefined();
  });

  it('knows a page by what the server gets of its address', () => {
    expect(addressOf(`${ORIGIN}/messages?friend=leo#new`)).toBe('/messages?friend=leo');
  });
});

describe('the answer to a page', () => {
  const refuse = () => Promise.reject(new DOMException('no', 'QuotaExceededError'));
  const REFUSED: PageCache = {
    meet: refuse,
    ticket: refuse,
    take: refuse,
    find: refuse,
    cachedAt: refuse,
    list: refuse,
  };
  const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));
  const offlinePage: PageParts['offlinePage'] = async (others) =>
    new Response(`offline, ${others.length} others`);

  async function answer(fetchPage: () => Promise<Response>, given: Partial<PageCache> = {}) {
    const later: Promise<unknown>[] = [];
    const pages = { ...REFUSED, ...given };
    const found = await answerPage('/', {
      pages,
      fetchPage,
      offlinePage,
      afterwards: (one) => later.push(one),
    });
    await Promise.all(later);
    return [found.status, await found.text()];
  }
  const find = async () => new Response('cached');

  it('is the network’s, on a device that stores nothing', async () => {
    expect(await answer(async () => new Response('fresh'))).toEqual([200, 'fresh']);
  });

  it('is the network’s, even where a page is cached, and however long it takes', async () => {
    const finding = vi.fn(find);
    let arrive: (answer: Response) => void = () => {};
    const slow = new Promise<Response>((resolve) => (arrive = resolve));
    const answered = answer(() => slow, { find: finding });
    arrive(new Response('fresh', { status: 404 }));
    expect(await answered).toEqual([404, 'fresh']);
    expect(finding).not.toHaveBeenCalled();
  });

  it.each([
    ['without a network', noNetwork],
    [
      'where something before the server answers for it',
      async () => new Response('bad gateway', { status: 502 }),
    ],
  ])('is the cached one %s', async (_, fetchPage) => {
    expect(await answer(fetchPage, { find })).toEqual([200, 'cached']);
  });

  it('is the page for that, where none is cached or the device refuses', async () => {
    expect(await answer(noNetwork)).toEqual([200, 'offline, 0 others']);
    const list = async () => [{ address: '/friends', title: 'Friends' }];
    expect(await answer(noNetwork, { find: async () => undefined, list })).toEqual([
      200,
      'offline, 1 others',
    ]);
    expect(await answer(async () => new Response('busy', { status: 503 }))).toEqual([503, 'busy']);
  });

  it('is learnt from with what may have been cached before it was asked for', async () => {
    const take = vi.fn<PageCache['take']>(async () => {});
    const ticket = 'ann' as Awaited<ReturnType<PageCache['ticket']>>;
    await answer(async () => new Response('fresh'), { ticket: async () => ticket, take });
    expect(take).toHaveBeenCalledExactlyOnceWith(ticket, '/', expect.any(Response));
  });
});
