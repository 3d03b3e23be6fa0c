import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getMe, logIn, logOut } from './accounts.ts';
import { findUsername } from './registration.ts';
import { fillPath } from './addresses.ts';
import { createClient } from './client.ts';
import { isApiError, isException, NetworkError } from './errors.ts';
import { changePassword } from './passwordChange.ts';
import { deleteLike } from './likes.ts';
import { listFeed } from './posts.ts';

interface Sent extends RequestInit {
  url: string;
}

/** A client whose every call gets `answer`, and what it sent. */
function clientWith(answer: () => Response | Promise<Response>) {
  const sent: Sent[] = [];
  const call = createClient({
    fetch: async (url, init) => {
      sent.push({ url, ...init });
      return answer();
    },
  });
  return { call, sent };
}

const ann = {
  id: 'ann',
  username: 'ann',
  displayName: 'Ann',
  email: 'ann@example.com',
};
const me = { ...ann, isModerator: false, isOrganizer: false, pausedUntil: null };
const credentials = { body: { username: 'ann', password: 'good friends' } };

afterEach(() => vi.unstubAllGlobals());

describe('a refused call', () => {
  it.each([
    ['the message of the answer', '{"message":"Not today."}', 'Not today.'],
    ['an empty message as it is', '{"message":""}', ''],
    ['the raw text when it is no JSON', 'Bad gateway', 'Bad gateway'],
    ['the raw text when there is no message in it', '{"error":"x"}', '{"error":"x"}'],
    ['the raw text when the message is no text', '{"message":7}', '{"message":7}'],
    ['the raw text when it is null', 'null', 'null'],
    ['the status text when nothing else is there', '', 'Teapot'],
  ])('shows %s', async (_, body, message) => {
    const { call } = clientWith(() => new Response(body, { status: 418, statusText: 'Teapot' }));
    await expect(call(getMe, {})).rejects.toMatchObject({ status: 418, message });
  });

  it.each([
    [{ 'retry-after': '30' }, 30],
    [{}, undefined],
    [{ 'retry-after': 'soon' }, undefined],
  ])('knows how long to wait from %j', async (headers, retryAfterSeconds) => {
    const { call } = clientWith(
      () => new Response('{"message":"Wait."}', { status: 429, headers: { ...headers } }),
    );
    const error = await call(getMe, {}).catch((reason: unknown) => reason);
    expect(isApiError(error, 429) && error.retryAfterSeconds).toBe(retryAfterSeconds);
  });

  it.each([
    ['its own', 'wrongCurrentPassword', 'wrongCurrentPassword'],
    ['one that any call may get', 'busy', 'busy'],
    ['none that belongs to another call', 'postNotFound', undefined],
    ['none that nobody knows', 'toString', undefined],
    ['none that is no text', 7, undefined],
    ['none where there is none', undefined, undefined],
  ])('carries %s', async (_, told, code) => {
    const { call } = clientWith(() => Response.json({ message: 'No.', code: told }, { status: 403 }));
    const body = { currentPassword: 'a', newPassword: 'b' };
    await expect(call(changePassword, { body })).rejects.toMatchObject({ message: 'No.', code });
  });

  it('passes on that nothing answers', async () => {
    const { call } = clientWith(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(call(getMe, {})).rejects.toThrow(NetworkError);
  });

  it.each([200, 418])('passes on that an answer of %i broke off', async (status) => {
    const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
    const { call } = clientWith(() => new Response(broken, { status }));
    await expect(call(getMe, {})).rejects.toThrow(NetworkError);
  });

  it('tells an answer that is no JSON from a lost network', async () => {
    const { call } = clientWith(() => new Response('<html>', { status: 200 }));
    const error: unknown = await call(getMe, {}).catch((reason: unknown) => reason);
    expect([isException(error), error]).toEqual([true, expect.any(SyntaxError)]);
  });

  it('does not take an answer of the wrong shape', async () => {
    const { call } = clientWith(() => Response.json({ ...ann, email: 7 }));
    await expect(call(getMe, {})).rejects.toThrow('email');
  });
});

describe('a call', () => {
  it('sends cookies, its method and its body as JSON', async () => {
    const { call, sent } = clientWith(() => Response.json(ann));
    await expect(call(logIn, credentials)).resolves.toEqual({
      ...ann,
      defaultPrivacy: 'friends',
      isReadShown: false,
      isTypingShown: false,
      findableBy: 'friendsOfFriends',
    });
    expect(sent).toEqual([
      {
        url: '/api/auth/login',
        method: 'POST',
        credentials: 'include',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify(credentials.body),
      },
    ]);
  });

  it.each([
    ['es-ES', 'es-ES'],
    ['', null],
  ])('names the language of its caller: “%s”', async (language, named) => {
    const sent: Headers[] = [];
    const call = createClient({
      language: () => language,
      fetch: async (_, { headers }) => {
        sent.push(new Headers(headers));
        return Response.json(me);
      },
    });
    await call(getMe, {});
    expect(sent.map((headers) => headers.get('accept-language'))).toEqual([named]);
  });

  it('sends no body and no type of it when the call takes none', async () => {
    const { call, sent } = clientWith(() => new Response(null, { status: 204 }));
    await expect(call(logOut, {})).resolves.toBeUndefined();
    expect(sent[0]).toEqual(expect.not.objectContaining({ body: expect.anything() }));
    expect(sent[0]?.headers).toEqual({ accept: 'application/json' });
  });

  it('can be given up', async () => {
    const { signal } = new AbortController();
    const { call, sent } = clientWith(() => Response.json(me));
    await call(getMe, {}, { signal });
    expect(sent[0]?.signal).toBe(signal);
  });

  it('goes to the given origin, through whatever fetch is there at that moment', async () => {
    const call = createClient({ origin: 'https://api.example' });
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ username: 'ann' }));
    vi.stubGlobal('fetch', fetch);
    await call(findUsername, { body: { email: 'ann@example.com' } });
    expect(fetch).toHaveBeenCalledWith('https://api.example/api/auth/help', expect.anything());
  });
});

describe('an address', () => {
  it('keeps every parameter in its own place', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (userId, postId) => {
        const parts = fillPath(deleteLike.path, { userId, postId }).split('/');
        expect(parts.slice(0, 3)).toEqual(['', 'api', 'likes']);
        expect(parts.slice(3).map(decodeURIComponent)).toEqual([userId, postId]);
      }),
    );
  });

  it('carries the query that is given, and nothing for what is left out', async () => {
    const { call, sent } = clientWith(() => Response.json([]));
    const params = { userId: 'ann' };
    await call(listFeed, { params, query: {} });
    await call(listFeed, { params, query: { limit: 2, before: undefined } });
    await call(listFeed, { params, query: { before: '2024-01-01T08:00:00.000Z~a' } });
    expect(sent.map(({ url }) => url)).toEqual([
      '/api/posts/feed/ann',
      '/api/posts/feed/ann?limit=2',
      '/api/posts/feed/ann?before=2024-01-01T08%3A00%3A00.000Z%7Ea',
    ]);
  });
});

describe('a list', () => {
  const page = (link?: string) =>
    clientWith(() => Response.json([], { headers: link ? { link } : {} })).call(listFeed, {
      params: { userId: 'ann' },
      query: {},
    });

  it.each([
    [undefined, undefined],
    ['</api/x?before=a%7Eb>; rel="prev"', undefined],
    ['</api/x?limit=2>; rel="next"', undefined],
    ['</api/x?limit=2&before=a%7Eb>; rel="next"', 'a~b'],
    ['<https://other.example/api/x?before=a~b>;rel="next"', 'a~b'],
    ['</api/x?before=first>; rel="first", </api/x?before=a~b>; rel="next"', 'a~b'],
  ])('after Link: %s goes on at %s', async (link, next) => {
    await expect(page(link)).resolves.toEqual({ items: [], next });
  });
});
