import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoSeed } from '@friendbase/contract/fixtures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi } from '../../testing/openApi.ts';
import type { TestApi } from '../../testing/openApi.ts';
import { rawRequest } from '../../testing/rawRequest.ts';
import type { DrawLimits } from './drawing.ts';

const DEMO = demoSeed(new Date(Date.UTC(2024, 5, 1)));
const PASSWORD = 'friends123';
const SEED = { ...DEMO, members: DEMO.members.map((member) => ({ ...member, password: PASSWORD })) };

/** A small app in place of ours: it asks who is here and shows it. What an address holds tells what goes wrong. */
const WRITER = `
const call = { method: 'get', path: '/api/user' };
export const visitorData = ({ place }) => ({ isDrawn: true, form: place.form, next: place.next });
export async function gatherPage(path, client) {
  if (path === '/old') return { redirectTo: '/new' };
  if (path === '/loop') return { redirectTo: '/loop' };
  if (path === '/unasked') await new Promise((resolve) => setTimeout(resolve, 60_000));
  if (path === '/broken') throw new Error('gathering broke');
  if (path === '/writes') await client({ method: 'post', path: '/api/posts' }, { body: {} });
  const { displayName } = await client(call, {});
  const data = { isDrawn: path !== '/partly', displayName, note: '</script><!--$&\\u2028' };
  return { data, isFound: path !== '/nothing', chunks: path === '/styled' ? ['styled'] : [] };
}
export async function drawPage(path, json) {
  if (path === '/slow') await new Promise((resolve) => setTimeout(resolve, 60_000));
  if (path === '/stuck') for (;;);
  if (path === '/undrawable') throw new Error('drawing broke');
  const { displayName, form, next } = JSON.parse(json);
  return { title: 'A & B', html: '<main>' + (displayName ?? form + ' <a href="/login?next=' + encodeURIComponent(next) + '">') + '</main>' };
}
`;
const FRAME = '<i>Loading</i>';
const INDEX =
  '<!doctype html><head><title>FriendBase</title><!--page-files--></head><body>' +
  `<div id="root"><!--page-->${FRAME}<!--/page--></div><!--page-frame--><!--page-data--></body>`;
const SHEET = '.fb-Card{color:red}';
const MANIFEST = { _styled: { file: 'assets/styled.js', name: 'styled', css: ['assets/styled.css'] } };
const LIMITS = {
  // A busy machine gathers slowly, and that is not what most cases are about.
  gather: { atOnce: 1, mostWaiting: 8, waitMs: 30_000, longestMs: 30_000 },
  most: 2,
  waitMs: 500,
  mostNeeded: 3,
  needMs: 2000,
  hangMs: 100,
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'friendbase-pages-'));
  for (const name of ['.vite', 'assets']) mkdirSync(join(folder, 'dist', name), { recursive: true });
  writeFileSync(join(folder, 'dist/.vite/manifest.json'), JSON.stringify(MANIFEST));
  writeFileSync(join(folder, 'dist/assets/styled.css'), SHEET);
  writeFileSync(join(folder, 'dist/index.html'), INDEX);
  writeFileSync(join(folder, 'pages.mjs'), WRITER);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function openPages(limits: DrawLimits = LIMITS) {
  const stopping = new AbortController();
  const api = await openApi(SEED, {
    staticDir: join(folder, 'dist'),
    pagesFile: join(folder, 'pages.mjs'),
    drawLimits: limits,
    stopping: stopping.signal,
  });
  return {
    ...api,
    [Symbol.asyncDispose]: async () => {
      stopping.abort();
      await api[Symbol.asyncDispose]();
    },
  };
}

/** The cookie of a member who has logged in. */
async function cookieOf({ address }: Pick<TestApi, 'address'>, username: string): Promise<string> {
  const answer = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: PASSWORD }),
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  html: string;
}

async function get(address: string, path: string, cookie = ''): Promise<Answer> {
  const { status, headers, body } = await rawRequest(address, path, { headers: { cookie } });
  return { status, headers, html: body.toString() };
}

const isDrawn = ({ html }: Answer) => /"isDrawn":(\w+)/.exec(html)?.[1];

describe('a page that cannot be drawn', () => {
  it.each(['/partly', '/undrawable', '/slow'])(
    '%s is sent with its data and the loading frame',
    async (path) => {
      await using api = await openPages();
      const answer = await get(api.address, path, await cookieOf(api, 'demo'));
      expect(answer.status).toBe(200);
      expect(isDrawn(answer)).toBe('false');
      expect(answer.html).toContain(`<div id="root"><!--page-->${FRAME}`);
      expect(answer.html).toContain('"displayName":"Sam Rivers"');
    },
  );

  it.each(['/broken', '/loop', '/writes'])('%s is sent as it is without the server', async (path) => {
    await using api = await openPages();
    const { status, headers, html } = await get(api.address, path, await cookieOf(api, 'demo'));
    expect({ status, html }).toEqual({ status: 200, html: INDEX });
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('does not hold up the next ones: a thread that is stuck is given up', async () => {
    await using api = await openPages();
    const cookie = await cookieOf(api, 'demo');
    expect(isDrawn(await get(api.address, '/stuck', cookie))).toBe('false');
    await expect.poll(async () => isDrawn(await get(api.address, '/friends', cookie))).toBe('true');
  });

  it('waits behind two others at most, and calls wait for none', async () => {
    await using api = await openPages();
    const cookie = await cookieOf(api, 'demo');
    const slow = [get(api.address, '/slow', cookie), get(api.address, '/slow', cookie)];
    await (await fetch(`${api.address}/api/user`, { headers: { cookie } })).arrayBuffer();
    const third = await Promise.all([get(api.address, '/slow', cookie), ...slow]);
    expect(third.map(isDrawn)).toEqual(['false', 'false', 'false']);
  });
});

describe('pages whose data take long', () => {
  it('are sent without them, as are those that wait behind, and calls wait for none', async () => {
    const gather = { atOnce: 1, mostWaiting: 1, waitMs: 300, longestMs: 400 };
    await using api = await openPages({ ...LIMITS, gather });
    const cookie = await cookieOf(api, 'demo');
    const pages = [1, 2, 3].map(() => get(api.address, '/unasked', cookie));
    await (await fetch(`${api.address}/api/user`, { headers: { cookie } })).arrayBuffer();
    for (const { status, html } of await Promise.all(pages)) {
      expect({ status, html }).toEqual({ status: 200, html: INDEX });
    }
  });
});

/** Sends the form of Log In with a password that is wrong. */
async function refuse({ address }: Pick<TestApi, 'address'>): Promise<Answer> {
  const { status, headers, body } = await rawRequest(address, '/login', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'username=demo&password=wrong',
  });
  return { status, headers, html: body.toString() };
}

describe('the page of a form that was refused', () => {
  it('is drawn while more pages wait than may', async () => {
    await using api = await openPages();
    const cookie = await cookieOf(api, 'demo');
    const slow = [get(api.address, '/slow', cookie), get(api.address, '/slow', cookie)];
    const { status, html } = await refuse(api);
    expect(status).toBe(401);
    expect(html).toContain('<main>log-in ');
    await Promise.all(slow);
  });

  it('says why in a page that needs no drawing where the thread is stuck', async () => {
    await using api = await openPages();
    await get(api.address, '/stuck', await cookieOf(api, 'demo'));
    // The first of them finds out that it is.
    const answers = await Promise.all([refuse(api), refuse(api), refuse(api), refuse(api)]);
    for (const { status, headers, html } of answers) {
      expect([status, headers['content-type']]).toEqual([401, 'text/html; charset=utf-8']);
      expect(html).toMatch(/<main>log-in |<h1>This did not work/);
    }
  });
});

describe('a member’s page', () => {
  it('has their words and their data, which nothing they wrote can end', async () => {
    await using api = await openPages();
    const { status, html } = await get(api.address, '/friends', await cookieOf(api, 'demo'));
    expect(status).toBe(200);
    expect(html).toContain('<title>A &amp; B</title>');
    expect(html).toContain('<div id="root" data-written><main>Sam Rivers</main></div>');
    const [, json = ''] = /id="page-data">(.*?)<\/script>/.exec(html) ?? [];
    expect(json).not.toMatch(/[<\u2028]/);
    expect(JSON.parse(json)).toMatchObject({ isDrawn: true, note: '</script><!--$&\u2028' });
  });

  it('is kept by nobody, and an address that has moved or is none says so', async () => {
    await using api = await openPages();
    const cookie = await cookieOf(api, 'demo');
    const { headers } = await get(api.address, '/friends', cookie);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      vary: expect.stringContaining('Cookie'),
    });
    expect(await get(api.address, '/old', cookie)).toMatchObject({
      status: 303,
      headers: { location: '/new' },
    });
    expect((await get(api.address, '/nothing', cookie)).status).toBe(404);
  });

  it('has its style sheet in it, which is allowed there by its hash and nowhere else', async () => {
    await using api = await openPages();
    const cookie = await cookieOf(api, 'demo');
    const { headers, html } = await get(api.address, '/styled', cookie);
    expect(html).toContain(
      `<style>${SHEET}</style><link rel="stylesheet" disabled href="/assets/styled.css">`,
    );
    const hash = createHash('sha256').update(SHEET).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
    const other = await get(api.address, '/friends', cookie);
    expect(other.headers['content-security-policy']).toContain("style-src 'self';");
  });

  it('is the auth screen once the session has ended', async () => {
    await using api = await openPages();
    const cookie = await cookieOf(api, 'demo');
    await fetch(`${api.address}/api/auth/logout`, { method: 'POST', headers: { cookie } });
    expect((await get(api.address, '/friends', cookie)).html).toContain('<main>log-in ');
  });
});

describe('a visitor’s page', () => {
  it('leads on to the page that was asked for', async () => {
    await using api = await openPages();
    const { html } = await get(api.address, '/messages?with=1&x=2');
    expect(html).toContain('href="/login?next=%2Fmessages%3Fwith%3D1%26x%3D2"');
  });

  it('has the form that the address names open', async () => {
    await using api = await openPages();
    expect((await get(api.address, '/login?form=sign-up')).html).toContain('<main>sign-up <a href="/login">');
  });
});

/**
 * A proxy as any between us and a browser might be. It keeps what it may by `Cache-Control`, or everything where it is
 * careless, and gives it to whoever is the same by `Vary`.
 */
async function cachingProxy(origin: string, isCareless: boolean) {
  const kept = new Map<string, { answer: Answer; asked: IncomingHttpHeaders }[]>();
  const given: string[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const { url = '', headers } = request;
      const before = kept.get(url) ?? [];
      const found = before.find(({ answer, asked }) => {
        const vary = (answer.headers.vary ?? '').toLowerCase().split(/, */).filter(Boolean);
        return vary.every((name) => asked[name] === headers[name]);
      });
      if (found) given.push(url);
      const answer = found?.answer ?? (await get(origin, url, headers.cookie));
      const mayKeep = !/no-store|private|no-cache/.test(answer.headers['cache-control'] ?? '');
      if (isCareless || mayKeep) kept.set(url, [...before, { answer, asked: headers }]);
      response.writeHead(answer.status, answer.headers).end(answer.html);
    })();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    /** What came from what was kept. */
    given,
    [Symbol.asyncDispose]: async () => void (await once(server.close(), 'close')),
  };
}

describe('behind one proxy that keeps answers', () => {
  const SHEET_PATH = '/assets/styled.css';

  it.each([
    ['what it may', false, [SHEET_PATH]],
    ['everything', true, ['/friends', '/friends', '/friends', SHEET_PATH]],
  ])('%s, two members and a visitor never see each other’s pages', async (_, isCareless, given) => {
    await using api = await openPages();
    await using proxy = await cachingProxy(api.address, isCareless);
    const [sam, maya] = [await cookieOf(api, 'demo'), await cookieOf(api, 'maya')];
    const seen = [];
    for (const cookie of [sam, maya, '', sam, '', maya]) {
      seen.push(/<main>(\S+)/.exec((await get(proxy.address, '/friends', cookie)).html)?.[1]);
    }
    expect(seen).toEqual(['Sam', 'Maya', 'log-in', 'Sam', 'log-in', 'Maya']);
    for (const cookie of [sam, maya]) await get(proxy.address, SHEET_PATH, cookie);
    expect(proxy.given).toEqual(given);
  });
});
