import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { casesInTier } from '@friendbase/contract/conformance';
import { demoSeed } from '@friendbase/contract/fixtures';
import type { Knex } from 'knex';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppOptions } from '../../app.ts';
import { READERS } from '../../db/location.ts';
import { openFile, openOnPostgres } from '../../testing/databases.ts';
import type { OpenLocatedDatabase } from '../../testing/databases.ts';
import { openOn } from '../../testing/openApi.ts';
import type { TestApi } from '../../testing/openApi.ts';
import { rawRequest } from '../../testing/rawRequest.ts';
import type { PoolBounds } from '../../processes/processPool.ts';
import { createPageProcess, PAGE_BOUNDS } from './pageProcess.ts';

const DEMO = demoSeed(new Date(Date.UTC(2024, 5, 1)));
const PASSWORD = 'friends123';
const SEED = { ...DEMO, members: DEMO.members.map((member) => ({ ...member, password: PASSWORD })) };

/** A small app in place of ours: it asks who is here and shows it. What an address holds tells what goes wrong. */
const RENDERER = `
const call = { method: 'get', path: '/api/user' };
export const settingsCookie = 'settings';
export const settingsIn = (cookie) => cookie === 'easy' ? 'easy' : '';
export const partsFor = (settings) => settings ? ['styled'] : [];
const languageOf = (languages = []) => (languages.includes('es') ? 'es' : 'en');
export const visitorData = ({ place, errorResponse, languages }, settings) => ({
  isRendered: true, language: languageOf(languages), form: place.form, next: place.next, why: errorResponse ? errorResponse.code + ' ' : '', settings,
});
export async function gatherPage(path, client, { languages, settings }) {
  if (path === '/old') return { redirectTo: '/new' };
  if (path === '/loop') return { redirectTo: '/loop' };
  if (path === '/unasked') await new Promise((resolve) => setTimeout(resolve, 60_000));
  if (path.endsWith('broken')) throw new Error('gathering broke');
  if (path === '/ends') process.exit(1);
  if (path === '/grows') for (const kept = []; ; ) kept.push(new Array(100_000).fill(0.5));
  if (path === '/swells') for (const kept = []; ; await new Promise((resolve) => setTimeout(resolve, 1))) kept.push(Buffer.alloc(4e6, path));
  if (path === '/writes') await client({ method: 'post', path: '/api/posts' }, { body: {} });
  const { displayName } = await client(call, {});
  const data = { isRendered: path !== '/partly', language: languageOf(languages), displayName, settings, note: '</script><!--$&\\u2028' };
  return { data, isFound: isPage(path), chunks: path === '/styled' ? ['styled'] : [], parts: path === '/parts' ? ['styled'] : partsFor(settings) };
}
export const isPage = (path) => !path.startsWith('/nothing');
export const renderNotFound = async (languages) => ({
  title: 'Gone', html: '<main>Nothing here</main>', parts: ['styled'], attributes: { lang: languageOf(languages), dir: 'ltr' },
});
export async function renderPage(path, json) {
  if (path === '/slow') await new Promise((resolve) => setTimeout(resolve, 60_000));
  if (path === '/takes-long') await new Promise((resolve) => setTimeout(resolve, 4000));
  if (path === '/stuck') for (;;);
  if (path === '/unrenderable') throw new Error('rendering broke');
  const { displayName, form, next, why, language, settings } = JSON.parse(json);
  const attributes = { lang: language, dir: 'ltr', ...(settings && { 'data-settings': settings }) };
  return { attributes, title: 'A & B', html: '<main>' + (displayName ?? form + ' ' + why + '<a href="/login?next=' + encodeURIComponent(next) + '">') + '</main>' };
}
`;
const FRAME = '<i>Loading</i>';
const INDEX =
  '<!doctype html><html lang="en-US" dir="ltr"><head><title>FriendBase</title><script type="module" crossorigin src="/assets/app.js"></script>' +
  '<!--page-files--></head><body>' +
  `<div id="root"><!--page-->${FRAME}<!--/page--></div><!--page-frame--><!--page-data--></body>`;
const SHEET = '.fb-Card{color:red}';
const MANIFEST = { _styled: { file: 'assets/styled.js', name: 'styled', css: ['assets/styled.css'] } };
/** A busy machine does everything slowly, and that is not what most cases are about. */
const LONG_MS = 30_000;
const BOUNDS: PoolBounds = { ...PAGE_BOUNDS, waitMs: LONG_MS, longestMs: LONG_MS };
/** Where a page that never ends is not waited for. */
const QUICK: PoolBounds = { ...BOUNDS, longestMs: 3000 };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'friendbase-pages-'));
  for (const name of ['.vite', 'assets']) mkdirSync(join(folder, 'dist', name), { recursive: true });
  writeFileSync(join(folder, 'dist/.vite/manifest.json'), JSON.stringify(MANIFEST));
  writeFileSync(join(folder, 'dist/assets/styled.css'), SHEET);
  writeFileSync(join(folder, 'dist/index.html'), INDEX);
  writeFileSync(join(folder, 'pages.mjs'), RENDERER);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function openPages(bounds = BOUNDS, openDatabase = openFile, options: Partial<AppOptions> = {}) {
  const { location, ...database } = await openDatabase();
  const files = { staticDir: join(folder, 'dist'), pagesFile: join(folder, 'pages.mjs') };
  const exceptions: unknown[] = [];
  const process = createPageProcess({
    database: location,
    ...files,
    isDemoOffered: false,
    publicOrigin: '',
    onError: (error) => exceptions.push(error),
    bounds,
  });
  const serverRendering = { file: files.pagesFile, process };
  const api = await openOn(async () => database, SEED, {
    staticDir: files.staticDir,
    serverRendering,
    ...options,
  });
  return {
    ...api,
    /** What reached the log. */
    exceptions,
    [Symbol.asyncDispose]: async () => {
      await process.stop();
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

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  html: string;
}

/** As a browser asks for a page, unless `accept` says otherwise. */
async function get(address: string, path: string, cookie = '', accept = BROWSER): Promise<Answer> {
  const { status, headers, body } = await rawRequest(address, path, { headers: { cookie, accept } });
  return { status, headers, html: body.toString() };
}

/** The language of a page, as it says itself and as its data say it. */
async function languageOf(path: string, languages: string | undefined, cookie = ''): Promise<unknown[]> {
  const headers = {
    cookie,
    accept: BROWSER,
    ...(languages !== undefined && { 'accept-language': languages }),
  };
  const { body, headers: answered } = await rawRequest(usual.address, path, { headers });
  expect(answered.vary).toContain('Accept-Language');
  const html = body.toString();
  return [/<html lang="([^"]*)" dir="ltr">/.exec(html)?.[1], /"language":"(\w+)"/.exec(html)?.[1]];
}

const isRendered = ({ html }: Answer) => /"isRendered":(\w+)/.exec(html)?.[1];

/** For all cases that change nothing of it: a process takes its time to start. */
let usual: Awaited<ReturnType<typeof openPages>>;
beforeAll(async () => {
  usual = await openPages();
});
afterAll(() => usual[Symbol.asyncDispose]());

/** What came of a page that was not rendered. */
const unrendered = ({ status, headers, html }: Answer) => ({
  status,
  cache: headers['cache-control'],
  hasFrame: html.includes(`<div id="root"><!--page-->${FRAME}`),
  name: /"displayName":"(.*?)"/.exec(html)?.[1],
});
const FRAME_ALONE = { status: 200, cache: 'private, no-store', hasFrame: true, name: undefined };
const DATA_ALONE = { ...FRAME_ALONE, name: 'Sam Rivers' };

describe('a page that cannot be rendered', () => {
  it.each(['/partly', '/unrenderable'])('%s is sent with its data and the loading frame', async (path) => {
    expect(unrendered(await get(usual.address, path, await cookieOf(usual, 'demo')))).toEqual(DATA_ALONE);
  });

  it.each(['/broken', '/loop', '/writes'])('%s is sent as it is without the server', async (path) => {
    expect(unrendered(await get(usual.address, path, await cookieOf(usual, 'demo')))).toEqual(FRAME_ALONE);
  });
});

describe('a page where nobody has chosen a language', () => {
  it.each(['/login', '/login?next=%2Ffriends', '/login?form=sign-up'])(
    'is in that of the browser, and of no visitor before: %s',
    async (path) => {
      expect(await languageOf(path, 'es, en;q=0.5')).toEqual(['es', 'es']);
      expect(await languageOf(path, undefined)).toEqual(['en', 'en']);
      expect(await languageOf(path, 'tlh')).toEqual(['en', 'en']);
      expect(await languageOf(path, 'tlh, es;q=0.1')).toEqual(['es', 'es']);
    },
  );

  it('is so for members', async () => {
    const cookie = await cookieOf(usual, 'demo');
    expect(await languageOf('/friends', 'es', cookie)).toEqual(['es', 'es']);
    expect(await languageOf('/friends', 'tlh', cookie)).toEqual(['en', 'en']);
  });

  it('is so where nothing is', async () => {
    expect(await languageOf('/nothing', 'es')).toEqual(['es', undefined]);
    expect(await languageOf('/nothing', 'en')).toEqual(['en', undefined]);
  });
});

describe('forty pages at once', () => {
  it('are all rendered', async () => {
    const cookie = await cookieOf(usual, 'demo');
    const asked = Array.from({ length: 40 }, () => get(usual.address, '/friends', cookie));
    for (const page of await Promise.all(asked)) expect(isRendered(page)).toBe('true');
  });
});

describe('the process that renders pages', () => {
  const failures: [what: string, path: string, bounds: PoolBounds, reason: string][] = [
    ['ends', '/ends', BOUNDS, 'by itself'],
    ['hangs', '/stuck', QUICK, 'took too long'],
    ['takes too much memory', '/swells', { ...BOUNDS, memoryBytes: 400e6 }, 'took too much memory'],
    ['waits for nothing', '/unasked', QUICK, 'took too long'],
    ['renders for ever', '/slow', QUICK, 'took too long'],
    ['takes too much memory without a pause', '/grows', { ...BOUNDS, memoryBytes: 400e6 }, 'by itself'],
  ];

  it.each(casesInTier(failures, 3))(
    'that %s gives way to another, and the page is the frame',
    async (_, path, bounds, reason) => {
      await using api = await openPages(bounds);
      const cookie = await cookieOf(api, 'demo');
      await expect.poll(async () => isRendered(await get(api.address, '/friends', cookie))).toBe('true');
      expect(unrendered(await get(api.address, path, cookie))).toEqual(FRAME_ALONE);
      await expect.poll(async () => isRendered(await get(api.address, '/friends', cookie))).toBe('true');
      expect(String(api.exceptions)).toContain(`ProcessEnded: The process ended: ${reason}.`);
    },
  );

  it('holds up no call, and pages that wait behind longer than they may are frames', async () => {
    await using api = await openPages({ ...BOUNDS, waitMs: 300, longestMs: 3000 });
    const cookie = await cookieOf(api, 'demo');
    const pages = [1, 2, 3].map(() => get(api.address, '/unasked', cookie));
    await (await fetch(`${api.address}/api/user`, { headers: { cookie } })).arrayBuffer();
    for (const page of await Promise.all(pages)) expect(unrendered(page)).toEqual(FRAME_ALONE);
  });

  it('that cannot start is told, and pages are frames without a wait', async () => {
    const exceptions: unknown[] = [];
    const process = createPageProcess({
      database: { filename: join(folder, 'none.sqlite') },
      staticDir: join(folder, 'dist'),
      pagesFile: join(folder, 'none.mjs'),
      isDemoOffered: false,
      publicOrigin: '',
      onError: (error) => exceptions.push(error),
      bounds: BOUNDS,
    });
    const task = {
      kind: 'visitor',
      url: '/',
      data: '',
      settings: '',
      isNeeded: true,
      encoding: undefined,
    } as const;
    expect(await process.render(task)).toBeUndefined();
    expect(String(exceptions)).toContain('exited unexpectedly');
    await process.stop();
  });
});

/** Sends the form of Log In with a password that is wrong. */
async function refuse({ address }: Pick<TestApi, 'address'>, cookie = ''): Promise<Answer> {
  const { status, headers, body } = await rawRequest(address, '/login', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
    body: 'username=demo&password=wrong',
  });
  return { status, headers, html: body.toString() };
}

describe('the page of a form that was refused', () => {
  it('waits as a member’s page does', async () => {
    const slow = get(usual.address, '/takes-long', await cookieOf(usual, 'demo'));
    const { status, html } = await refuse(usual);
    expect(status).toBe(401);
    expect(html).toContain('<main>log-in loginRefused <a');
    await slow;
  });

  it('says why in a page that needs no rendering where the process is stuck', async () => {
    await using api = await openPages({ ...QUICK, waitMs: 300 });
    const stuck = get(api.address, '/stuck', await cookieOf(api, 'demo'));
    for (const { status, headers, html } of await Promise.all([refuse(api), refuse(api), refuse(api)])) {
      expect([status, headers['content-type']]).toEqual([401, 'text/html; charset=utf-8']);
      expect(html).toMatch(/<main>log-in |<h1>This did not work/);
    }
    await stuck;
  });
});

describe('a member’s page', () => {
  const databases: [name: string, open: OpenLocatedDatabase][] = [
    ['SQLite', openFile],
    ['PostgreSQL', openOnPostgres],
  ];

  it.each(casesInTier(databases, 1))(
    'has their words and their data of %s, which nothing they wrote can end',
    async (_, openDatabase) => {
      await using api = await openPages(BOUNDS, openDatabase);
      const { status, html } = await get(api.address, '/friends', await cookieOf(api, 'demo'));
      expect(status).toBe(200);
      expect(html).toContain('<title>A &amp; B</title>');
      expect(html).toContain('<div id="root" data-server-rendered><main>Sam Rivers</main></div>');
      const [, json = ''] = /id="page-data">(.*?)<\/script>/.exec(html) ?? [];
      expect(json).not.toMatch(/[<\u2028]/);
      expect(JSON.parse(json)).toMatchObject({ isRendered: true, note: '</script><!--$&\u2028' });
    },
  );

  it('is kept by nobody, and an address that has moved or is none says so', async () => {
    const cookie = await cookieOf(usual, 'demo');
    const { headers } = await get(usual.address, '/friends', cookie);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      vary: expect.stringContaining('Cookie'),
    });
    expect(await get(usual.address, '/old', cookie)).toMatchObject({
      status: 303,
      headers: { location: '/new' },
    });
    expect((await get(usual.address, '/nothing', cookie)).status).toBe(404);
  });

  it('has its style sheet in it, which is allowed there by its hash and nowhere else', async () => {
    const cookie = await cookieOf(usual, 'demo');
    const { headers, html } = await get(usual.address, '/styled', cookie);
    const sheet = `<style>${SHEET}</style><link rel="stylesheet" disabled href="/assets/styled.css">`;
    expect(html).toContain(`${sheet}<link rel="modulepreload"`);
    // Of what comes to life later the looks alone.
    const later = await get(usual.address, '/parts', cookie);
    expect(later.html).toContain(sheet);
    expect(later.html).not.toContain('modulepreload');
    const hash = createHash('sha256').update(SHEET).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
    const other = await get(usual.address, '/friends', cookie);
    expect(other.headers['content-security-policy']).toContain("style-src 'self';");
  });

  it('is the auth screen once the session has ended', async () => {
    const cookie = await cookieOf(usual, 'demo');
    await fetch(`${usual.address}/api/auth/logout`, { method: 'POST', headers: { cookie } });
    expect((await get(usual.address, '/friends', cookie)).html).toContain('<main>log-in ');
  });
});

describe('the settings of a browser, by its cookie', () => {
  const EASY = 'settings=easy';
  /** What a page was rendered for, by the mark of it and by its data. */
  const renderedFor = ({ html }: Answer) => [
    /<html lang="\w+" dir="ltr"(?: data-settings="(.*?)")?>/.exec(html)?.[1] ?? '',
    /"settings":"(.*?)"/.exec(html)?.[1],
  ];
  const storedBy = ({ headers }: Answer) => [headers['cache-control'], headers.vary];
  const VARY = 'Accept-Encoding, Cookie, Accept-Language';

  it('are what a page of a member or a visitor is rendered for, which is kept by nobody', async () => {
    const member = await cookieOf(usual, 'demo');
    for (const [path, cookie] of [
      ['/friends', `${member}; ${EASY}`],
      ['/nothing', `${member}; ${EASY}`],
      ['/', EASY],
      ['/login?form=sign-up', EASY],
    ] as const) {
      const answer = await get(usual.address, path, cookie);
      expect(renderedFor(answer), path).toEqual(['easy', 'easy']);
      expect(storedBy(answer), path).toEqual(['private, no-store', VARY]);
      expect(isStyled(answer), path).toBe(true);
    }
    const usualPage = await get(usual.address, '/');
    expect(renderedFor(usualPage)).toEqual(['', '']);
    expect(storedBy(usualPage)).toEqual(['private, no-cache', VARY]);
  });

  it('hold in the page of a form that was refused', async () => {
    expect(renderedFor(await refuse(usual, EASY))).toEqual(['easy', 'easy']);
  });

  it('are the usual ones where the cookie is damaged, and a page of before is not taken for another', async () => {
    const etag = String((await get(usual.address, '/')).headers.etag);
    for (const value of ['', 'x', '%', '"', 'easy%00', 'e'.repeat(5000)]) {
      const answer = await get(usual.address, '/', `settings=${value}`);
      expect([answer.status, ...renderedFor(answer)]).toEqual([200, '', '']);
    }
    const headers = { cookie: EASY, accept: BROWSER, 'if-none-match': etag };
    expect((await rawRequest(usual.address, '/', { headers })).status).toBe(200);
  });

  it('give a visitor the usual page while another is rendered: members come first', async () => {
    const member = await cookieOf(usual, 'demo');
    const slow = get(usual.address, '/takes-long', member);
    await expect.poll(async () => renderedFor(await get(usual.address, '/', EASY))).toEqual(['', '']);
    const waited = await get(usual.address, '/friends', `${member}; ${EASY}`);
    expect(renderedFor(waited)).toEqual(['easy', 'easy']);
    await slow;
  });

  it('are in no line of the log, whatever becomes of the page', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
    await using api = await openPages(BOUNDS, openFile, { logger });
    const member = await cookieOf(api, 'demo');
    for (const path of ['/', '/friends', '/broken', '/unrenderable', '/nothing'])
      for (const value of ['easy', 'secret-choice'])
        for (const who of ['', `${member}; `]) await get(api.address, path, `${who}settings=${value}`);
    await refuse(api, 'settings=secret-choice');
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.concat(api.exceptions.map(String)).join('')).not.toMatch(/settings|easy|secret-choice/);
  });
});

/** Takes all connections that read while `work` runs. */
async function takeConnections({ reader }: TestApi, work: () => Promise<void>): Promise<void> {
  const client = reader.client as Knex.Client;
  const asked = Array.from(
    { length: READERS.calls.sqlite },
    () => client.acquireConnection() as Promise<unknown>,
  );
  const taken = await Promise.all(asked);
  await work();
  for (const connection of taken) await client.releaseConnection(connection);
}

type Silence = (api: TestApi, work: () => Promise<void>) => Promise<void>;

/** Databases that say nothing while `work` runs. */
const silenced: [string, OpenLocatedDatabase, Silence][] = [
  ['SQLite', openFile, takeConnections],
  [
    'PostgreSQL',
    openOnPostgres,
    ({ db }, work) =>
      db.transaction(async (trx) => {
        await trx.raw('lock table sessions in access exclusive mode');
        await work();
      }),
  ],
];

/** Whether it has the style sheet in it, and allows it. */
const isStyled = ({ headers, html }: Answer): boolean =>
  html.includes(`<style>${SHEET}</style>`) &&
  headers['content-security-policy']?.includes(createHash('sha256').update(SHEET).digest('base64')) === true;

/** What came of an address where nothing is. */
const told = ({ status, headers, html }: Answer) => ({
  status,
  type: headers['content-type'],
  cache: headers['cache-control'],
  varies: headers.vary?.includes('Cookie'),
  cookie: headers['set-cookie'],
  isStyled: isStyled({ status, headers, html }),
  page: /<title>(.*?)<\/title>.*<div id="root">(.*?)<\/div>/.exec(html)?.slice(1),
  script: /<script|modulepreload/.exec(html)?.[0],
});
/** The page for everybody, which no script changes. */
const NOTHING_HERE = {
  status: 404,
  type: 'text/html; charset=utf-8',
  cache: 'private, no-store',
  varies: true,
  cookie: undefined,
  isStyled: true,
  page: ['Gone', '<main>Nothing here</main>'],
  script: undefined,
};

describe('an address where nothing is', () => {
  it.each(['/nothing', '/nothing/at/all?from=mail', '/nothing.html', '/assets/gone.js'])(
    '%s is told a program in short',
    async (path) => {
      for (const accept of ['*/*', 'application/json', 'image/avif,image/webp,*/*;q=0.8']) {
        const { status, html } = await get(usual.address, path, '', accept);
        expect({ status, ...(JSON.parse(html) as object) }).toMatchObject({
          status: 404,
          code: 'nothingHere',
        });
      }
    },
  );

  it.each(['/nothing', '/nothing/at/all?from=mail', '/nothing.html', '/assets/gone.js'])(
    '%s is told a visitor by a page',
    async (path) => {
      expect(told(await get(usual.address, path))).toEqual(NOTHING_HERE);
      expect(told(await get(usual.address, path, 'friendbase=long-over'))).toEqual(NOTHING_HERE);
    },
  );

  it('is told a member by a page of theirs, also where that cannot be rendered', async () => {
    const cookie = await cookieOf(usual, 'demo');
    const { status, html } = await get(usual.address, '/nothing', cookie);
    expect(status).toBe(404);
    expect(html).toContain('<main>Sam Rivers</main>');
    expect(unrendered(await get(usual.address, '/nothing/broken', cookie))).toEqual({
      ...FRAME_ALONE,
      status: 404,
    });
  });

  it.each(silenced)('is told while %s says nothing', async (_, openDatabase, silence) => {
    await using api = await openPages(BOUNDS, openDatabase);
    const cookie = await cookieOf(api, 'demo');
    await silence(api, async () => {
      expect(told(await get(api.address, '/nothing', cookie))).toEqual(NOTHING_HERE);
      expect((await get(api.address, '/nothing', cookie, '*/*')).status).toBe(404);
    });
  });

  it.each(['/login', '/logout', '/login/appeal', '/index.html', '/friends/'])(
    'is not %s, which is the auth screen for a visitor',
    async (path) => {
      const { status, html } = await get(usual.address, path);
      expect(status).toBe(200);
      expect(html).toContain('<main>log-in ');
    },
  );
});

describe('a visitor’s page', () => {
  it('leads on to the page that was asked for', async () => {
    const { html } = await get(usual.address, '/messages?with=1&x=2');
    expect(html).toContain('href="/login?next=%2Fmessages%3Fwith%3D1%26x%3D2"');
  });

  it('has the form that the address names open', async () => {
    expect((await get(usual.address, '/login?form=sign-up')).html).toContain(
      '<main>sign-up <a href="/login">',
    );
  });
});

/**
 * A proxy as any between us and a browser might be. It keeps what it may by `Cache-Control`, or everything where it is
 * careless, and gives it to whoever is the same by `Vary`.
 */
async function cachingProxy(origin: string, isCareless: boolean) {
  const stored = new Map<string, { answer: Answer; asked: IncomingHttpHeaders }[]>();
  const given: string[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const { url = '', headers } = request;
      const before = stored.get(url) ?? [];
      const found = before.find(({ answer, asked }) => {
        const vary = (answer.headers.vary ?? '').toLowerCase().split(/, */).filter(Boolean);
        return vary.every((name) => asked[name] === headers[name]);
      });
      if (found) given.push(url);
      const answer = found?.answer ?? (await get(origin, url, headers.cookie));
      const mayStore = !/no-store|private|no-cache/.test(answer.headers['cache-control'] ?? '');
      if (isCareless || mayStore) stored.set(url, [...before, { answer, asked: headers }]);
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
    ['everything', true, [...Array.from({ length: 5 }, () => '/friends'), SHEET_PATH]],
  ])(
    '%s, two members and a visitor never see each other’s pages, nor those for other settings',
    async (_, isCareless, given) => {
      await using proxy = await cachingProxy(usual.address, isCareless);
      const [sam, maya] = [await cookieOf(usual, 'demo'), await cookieOf(usual, 'maya')];
      const seen = [];
      for (const cookie of [sam, maya, '', sam, '', maya]) {
        seen.push(/<main>(\S+)/.exec((await get(proxy.address, '/friends', cookie)).html)?.[1]);
      }
      expect(seen).toEqual(['Sam', 'Maya', 'log-in', 'Sam', 'log-in', 'Maya']);
      const rendered = [];
      for (const cookie of ['settings=easy', 'settings=usual', `${sam}; settings=easy`, sam, '']) {
        rendered.push(/data-settings="(.*?)"/.exec((await get(proxy.address, '/friends', cookie)).html)?.[1]);
      }
      expect(rendered).toEqual(['easy', undefined, 'easy', undefined, undefined]);
      for (const cookie of [sam, maya]) await get(proxy.address, SHEET_PATH, cookie);
      expect(proxy.given).toEqual(given);
    },
  );
});
