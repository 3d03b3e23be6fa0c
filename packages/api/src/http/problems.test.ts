import { connect as connectSocket } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { apiError, startUpload } from '@friendbase/contract';
import { PNG } from '@friendbase/contract/conformance';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { TemporaryError } from '../db/failures.ts';
import { createPasswords } from '../modules/accounts/passwords.ts';
import { diskStorage } from '../storage/disk.ts';
import { json, PASSWORD, strangers } from '../../testing/members.ts';
import { databasesInTier, openApi, openApiOnPostgres } from '../../testing/openApi.ts';
import { rawRequest } from '../../testing/rawRequest.ts';

const asJson = { 'content-type': 'application/json' };
const CREDENTIALS = { username: 'ann', password: PASSWORD };
const LOGIN = JSON.stringify(CREDENTIALS);
const PACKED: Record<string, Buffer> = {
  gzip: gzipSync(LOGIN),
  deflate: deflateSync(LOGIN),
  br: brotliCompressSync(LOGIN),
};

describe('what cannot be answered', () => {
  it.each([
    [
      'a body that is no JSON',
      '/api/auth/login',
      { method: 'POST', headers: asJson, body: '{"a":' },
      400,
      'notJsonObject',
    ],
    [
      'a body in another format',
      '/api/auth/login',
      { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' },
      415,
      'notJson',
    ],
    ['a body without a format', '/api/auth/login', { method: 'POST', body: '{}' }, 415, 'notJson'],
    [
      'a form',
      '/api/auth/login',
      { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'a=1' },
      415,
      'notJson',
    ],
    [
      'a body that grows when unpacked',
      '/api/auth/login',
      { method: 'POST', headers: { ...asJson, 'content-encoding': 'zip' }, body: '{}' },
      415,
      'notJson',
    ],
    [
      'more than 1 MB',
      '/api/auth/login',
      { method: 'POST', headers: asJson, body: JSON.stringify({ username: 'a'.repeat(1_048_576) }) },
      413,
      'bodyTooLarge',
    ],
    ['an unknown call', '/api/nothing', {}, 404, 'nothingHere'],
    ['the root of all calls', '/api', {}, 404, 'nothingHere'],
    ['an address outside the API', '/nothing', {}, 404, 'nothingHere'],
    [
      'a path with a broken escape',
      '/api/users/%E0%A4%A',
      { method: 'PATCH', headers: asJson, body: '{}' },
      401,
      'signedOut',
    ],
    ['a path with a NUL', '/%00', {}, 404, 'nothingHere'],
  ])('says so in one sentence for %s', async (_, path, request, expected, code) => {
    await using api = await openApi();
    const { status, body, headers } = await rawRequest(api.address, path, request);
    expect({ status, json: JSON.parse(body.toString()) as unknown }).toEqual({
      status: expected,
      json: { message: expect.stringMatching(/^[A-Z].*\.$/), code },
    });
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it.each(['gzip', 'deflate', 'br'])('says so for a body that is broken as %s', async (encoding) => {
    await using api = await openApi(strangers('ann'));
    const whole = PACKED[encoding]!;
    const middle = Math.floor(whole.length / 2);
    const damaged = Buffer.concat([whole.subarray(0, middle), Buffer.alloc(whole.length - middle, 0xff)]);
    for (const [body, expected] of [
      [whole, 200],
      [damaged, 400],
      [whole.subarray(0, -5), 400],
      [Buffer.from(LOGIN), 400],
    ] as const) {
      const headers = { ...asJson, 'content-encoding': encoding };
      const answer = await rawRequest(api.address, '/api/auth/login', { method: 'POST', headers, body });
      expect(answer.status).toBe(expected);
    }
  });

  it('tells a visitor to log in before it looks at what they sent', async () => {
    await using api = await openApi();
    const { status } = await rawRequest(api.address, '/api/posts', {
      method: 'POST',
      headers: asJson,
      body: '{',
    });
    expect(status).toBe(401);
  });

  it.each([
    ['PUT', '/api/auth/me', 'GET, HEAD'],
    ['GET', '/api/auth/login', 'POST'],
    ['OPTIONS', '/api/posts', 'POST'],
  ])('lists the methods an address takes when it gets %s %s', async (method, path, allow) => {
    await using api = await openApi();
    const { status, headers } = await rawRequest(api.address, path, { method });
    expect({ status, allow: headers.allow }).toEqual({ status: 405, allow });
  });

  it('answers what is not HTTP at all, or far too long, in the same form', async () => {
    await using api = await openApi();
    const { port } = new URL(api.address);
    const say = (text: string) =>
      new Promise<string>((resolve) => {
        let said = '';
        const socket = connectSocket(Number(port), '127.0.0.1', () => socket.write(text));
        socket.on('data', (chunk) => (said += chunk.toString())).on('close', () => resolve(said));
      });
    expect(await say('hello\r\n\r\n')).toMatch(
      /^HTTP\/1.1 400 .*\{"message":"We could not read.*"code":"unreadableRequest"/s,
    );
    const long = `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`;
    expect(await say(long)).toMatch(/^HTTP\/1.1 431 .*\{"message":"That request has too many headers/s);
  });
});

describe.each(databasesInTier)('an exception of ours on $name', ({ openApi: open }) => {
  it('tells the member nothing but that it is ours', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
    await using api = await open(strangers('ann'), { logger });
    await api.db.schema.renameTable('posts', 'moved');
    const ann = await api.as('ann');
    const body = { authorId: 'ann-id', content: 'My secret thought' };
    const answer = await ann.request('/api/posts', json('POST', body));
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({
      message: 'Something went wrong on our side. Please try again.',
      code: 'ourFault',
    });
    expect(lines.join()).toMatch(/no such table: posts|relation \\"posts\\" does not exist/);
    expect(lines.join()).not.toMatch(/secret thought|ann-id|insert into/);
  });
});

describe('a database that has no time', () => {
  it('makes members come back later, and leaves nothing of theirs in the log', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
    await using api = await openApiOnPostgres(strangers('ann'), { logger });
    const ann = await api.as('ann');
    await api.db.transaction(async (trx) => {
      await trx.raw('lock table posts in access exclusive mode');
      // In place of the 4 s of every connection, for the one that is free.
      await api.db.raw('set lock_timeout = 50');
      const body = { authorId: 'ann-id', content: 'My secret thought' };
      const answer = await ann.request('/api/posts', json('POST', body));
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toMatch(/^[5-9]$/);
    });
    expect(lines).toEqual([expect.stringContaining('lock timeout')]);
    expect(lines.join()).not.toMatch(/secret thought|ann-id|insert into/);
  });
});

describe('many who are refused at once', () => {
  it('come back one after another, and not before the time', async () => {
    const passwords = createPasswords({
      cost: { memory: 8, passes: 1, parallelism: 1 },
      run: () => Promise.reject(new TemporaryError('DATA_GONE', 'Away.')),
    });
    await using api = await openApi(strangers('ann'), { passwords, rateLimitScale: 100 });
    const asked = Array.from({ length: 60 }, async () => {
      const { status, headers } = await api.visitor().request('/api/auth/login', json('POST', CREDENTIALS));
      return `${status} ${headers.get('retry-after')}`;
    });
    const told = new Set(await Promise.all(asked));
    expect([...told].toSorted()).toEqual(['503 5', '503 6', '503 7', '503 8', '503 9']);
  });
});

describe('a storage without room', () => {
  it('is one line in the log, however many files are refused', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
    const storage = diskStorage('unused');
    const full = { ...storage, put: () => Promise.reject(apiError('storageFull')) };
    await using api = await openApi(strangers('ann'), { logger, storage: full });
    const ann = await api.as('ann');
    for (let n = 0; n < 3; n += 1) {
      const { uploadURL } = await ann.call(startUpload, {});
      const upload = { method: 'PUT', headers: { 'content-type': 'image/png' }, body: PNG };
      expect((await ann.request(uploadURL, upload)).status).toBe(507);
    }
    expect(lines).toEqual([expect.stringContaining('"code":"storageFull"')]);
    expect(lines.join()).not.toContain('stack');
  });
});

describe('every answer', () => {
  it('is stored by no browser and no proxy', async () => {
    await using api = await openApi();
    for (const path of ['/api/auth/me', '/api/nothing']) {
      expect((await fetch(api.address + path)).headers.get('cache-control')).toBe('no-store');
    }
  });

  it('carries headers that let a page run only what this site serves', async () => {
    await using api = await openApi();
    const { headers } = await fetch(`${api.address}/api/auth/me`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/unsafe|upgrade-insecure/);
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('asks for https everywhere where the site is served by https', async () => {
    await using api = await openApi(undefined, { publicOrigin: 'https://friends.example.com' });
    const { headers } = await fetch(`${api.address}/api/auth/me`);
    expect(headers.get('strict-transport-security')).toContain('max-age');
    expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
  });

  it('has no body for HEAD, and the same headers', async () => {
    await using api = await openApi(strangers('ann'));
    const ann = await api.as('ann');
    const [get, head] = [
      await ann.request('/api/auth/me'),
      await ann.request('/api/auth/me', { method: 'HEAD' }),
    ];
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
    expect(await head.text()).toBe('');
  });

  it('leaves one line in the log, without secrets', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    await using api = await openApi(strangers('ann'), { logger });
    await rawRequest(api.address, '/api/auth/login?token=hush', {
      method: 'POST',
      headers: { ...asJson, cookie: 'friendbase=hush' },
      body: JSON.stringify({ username: 'ann', password: PASSWORD }),
    });
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({
        msg: 'request',
        method: 'POST',
        path: '/api/auth/login',
        status: 200,
        ms: expect.any(Number),
        requestId: expect.stringMatching(/^[\da-f-]{36}$/),
      }),
    ]);
    expect(lines.join()).not.toMatch(/hush|ann|summer/);
  });

  it('names the call in the log, and not the member it is about', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    await using api = await openApi(strangers('ann'), { logger });
    const ann = await api.as('ann');
    const { id } = (await (await ann.request('/api/auth/me')).json()) as { id: string };
    await ann.request(`/api/posts/feed/${id}`);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ path: '/api/posts/feed/:userId', status: 200 });
    expect(lines.join()).not.toContain(id);
  });
});
