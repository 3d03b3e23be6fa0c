import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoSeed } from '@friendbase/contract/fixtures';
import { afterAll, beforeAll } from 'vitest';
import type { AppOptions } from '../src/app.ts';
import { createPageProcess, PAGE_BOUNDS } from '../src/http/pages/pageProcess.ts';
import type { PoolBounds } from '../src/processes/processPool.ts';
import { openFile } from './databases.ts';
import { openOn } from './openApi.ts';
import type { TestApi } from './openApi.ts';
import { rawRequest } from './rawRequest.ts';

const DEMO = demoSeed(new Date(Date.UTC(2024, 5, 1)));
const PASSWORD = 'friends123';
const SEED = { ...DEMO, members: DEMO.members.map((member) => ({ ...member, password: PASSWORD })) };

/** A small app in place of ours: it asks who is here and shows it. What an address holds tells what goes wrong. */
const RENDERER = `
const call = { method: 'get', path: '/api/user' };
export const settingsCookie = 'settings';
export const settingsIn = (cookie) => cookie === 'easy' ? 'easy' : '';
export const partsFor = (settings, form) => settings || form === 'sign-up' ? ['styled'] : [];
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
  if (path === '/grows') for (const held = []; ; ) held.push(new Array(100_000).fill(0.5));
  if (path === '/swells') for (const held = []; ; await new Promise((resolve) => setTimeout(resolve, 1))) held.push(Buffer.alloc(4e6, path));
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
export const SHEET = '.fb-Card{color:red}';
const MANIFEST = { _styled: { file: 'assets/styled.js', name: 'styled', css: ['assets/styled.css'] } };
/** A busy machine does everything slowly, and that is not what most cases are about. */
const LONG_MS = 30_000;
export const BOUNDS: PoolBounds = { ...PAGE_BOUNDS, waitMs: LONG_MS, longestMs: LONG_MS };
/** Where a page that never ends is not waited for. */
export const QUICK: PoolBounds = { ...BOUNDS, longestMs: 3000 };

const filesIn = (folder: string) => ({
  staticDir: join(folder, 'dist'),
  pagesFile: join(folder, 'pages.mjs'),
});

function writeApp(): string {
  const folder = mkdtempSync(join(tmpdir(), 'friendbase-pages-'));
  const { staticDir, pagesFile } = filesIn(folder);
  for (const name of ['.vite', 'assets']) mkdirSync(join(staticDir, name), { recursive: true });
  writeFileSync(join(staticDir, '.vite/manifest.json'), JSON.stringify(MANIFEST));
  writeFileSync(join(staticDir, 'assets/styled.css'), SHEET);
  writeFileSync(join(staticDir, 'index.html'), INDEX);
  writeFileSync(pagesFile, RENDERER);
  return folder;
}

async function openPages(
  folder: string,
  bounds = BOUNDS,
  openDatabase = openFile,
  options: Partial<AppOptions> = {},
) {
  const { location, ...database } = await openDatabase();
  const files = filesIn(folder);
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

/** Serves the small app to the tests of a file. `usual` is for all cases that change nothing of it: a process takes its time to start. */
export function serveSmallApp() {
  const served = {} as { folder: string; usual: Awaited<ReturnType<typeof openPages>> };
  beforeAll(async () => {
    served.folder = writeApp();
    served.usual = await openPages(served.folder);
  });
  afterAll(async () => {
    await served.usual[Symbol.asyncDispose]();
    rmSync(served.folder, { recursive: true });
  });
  return Object.assign(served, {
    /** Another server of it. */
    open: (bounds?: PoolBounds, openDatabase?: typeof openFile, options?: Partial<AppOptions>) =>
      openPages(served.folder, bounds, openDatabase, options),
  });
}

/** The cookie of a member who has logged in. */
export async function cookieOf({ address }: Pick<TestApi, 'address'>, username: string): Promise<string> {
  const answer = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: PASSWORD }),
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

export const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  html: string;
}

/** As a browser asks for a page, unless `accept` says otherwise. */
export async function get(address: string, path: string, cookie = '', accept = BROWSER): Promise<Answer> {
  const { status, headers, body } = await rawRequest(address, path, { headers: { cookie, accept } });
  return { status, headers, html: body.toString() };
}

export const isRendered = ({ html }: Answer) => /"isRendered":(\w+)/.exec(html)?.[1];

/** What came of a page that was not rendered. */
export const unrendered = ({ status, headers, html }: Answer) => ({
  status,
  cache: headers['cache-control'],
  hasFrame: html.includes(`<div id="root"><!--page-->${FRAME}`),
  name: /"displayName":"(.*?)"/.exec(html)?.[1],
});
export const FRAME_ALONE = { status: 200, cache: 'private, no-store', hasFrame: true, name: undefined };
export const DATA_ALONE = { ...FRAME_ALONE, name: 'Sam Rivers' };

/** Sends the form of Log In with a password that is wrong. */
export async function refuse({ address }: Pick<TestApi, 'address'>, cookie = ''): Promise<Answer> {
  const { status, headers, body } = await rawRequest(address, '/login', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
    body: 'username=demo&password=wrong',
  });
  return { status, headers, html: body.toString() };
}

/** Whether it has the style sheet in it, and allows it. */
export const isStyled = ({ headers, html }: Answer): boolean =>
  html.includes(`<style>${SHEET}</style>`) &&
  headers['content-security-policy']?.includes(createHash('sha256').update(SHEET).digest('base64')) === true;
