import { getMe } from '@friendbase/contract';
import { startDemo, type Demo, type Scenario } from '@friendbase/mocks';
import { FakeStorage } from '@friendbase/mocks/testing';
import { readPreferences } from '@friendbase/ui-kit';
import { createMemoryHistory } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { pageSettingsOf, readPageSettings } from './comfort/pageSettings.ts';
import { createServices, type PageDependencies, type PageParts } from './createServices.ts';
import { meQuery, withoutNews } from './data/accounts.ts';
import { call } from './data/call.ts';
import { createQueryClient } from './data/queryClient.ts';
import { AuthScreen } from './features/auth/AuthScreen.tsx';
import { visitorStartOf } from './features/auth/visitorStartOf.ts';
import type { PageData } from './lib/page/pageData.ts';
import { loadRoute } from './server/loadRoute.tsx';
import { storageWith } from './server/storageWith.ts';
import { MemberArea, openPage } from './MemberArea.tsx';
import { openedPage, type Opened } from './openedPage.ts';
import { Page } from './Page.tsx';
import { looks, markups, type Chosen } from '../testing/everyVisualMode.ts';
import { pagePaths } from '../testing/serverRenderedPages.tsx';

/** What React writes in place of a part that is still on its way. */
const MISSING = '<!--$!-->';
const READY = 'data-ready';
/** What pages are made of. */
const PARTS = 'h1, h2, h3, p, li, a, button, input, textarea, select';
/** Milliseconds. Hundreds of pages wait, each for a moment. */
const OFTEN = { interval: 5 };

const complaints = vi.spyOn(console, 'error');
let demo: Demo;
afterEach(async () => {
  document.documentElement.removeAttribute(READY);
  complaints.mockClear();
  await demo.stop();
});

/** The page of a server: what is rendered for each of some settings, and the scripts that the browser goes on from. */
interface ServerPage {
  rendered: ReadonlyMap<string, string>;
  scripts: readonly string[];
}

/** Loads a page on a server, and renders it for some settings. */
async function renderOnServer(path: string, data: PageData, settings: string[]): Promise<ServerPage> {
  const renderAll = async (dependencies: PageDependencies, opened?: Opened) => {
    const pages = new Map<string, string>();
    for (const one of settings) {
      const pageData = { ...data, settings: one };
      const storage = storageWith(readPageSettings(one));
      const parts = createServices({ ...dependencies, storage, pageData, isDemoOffered: true });
      pages.set(one, await markupOf(await elementOf(parts, pageData, opened)));
      parts.stop();
    }
    return pages;
  };
  const { memberId } = data;
  if (memberId === undefined) return { rendered: await renderAll({}), scripts: [] };
  const queryClient = createQueryClient({ onAccessRefused: () => {}, onException: () => {} });
  queryClient.setQueryData(meQuery.queryKey, withoutNews(await call(getMe, {})));
  const { signal } = new AbortController();
  const route = await loadRoute({ path, memberId, queryClient, nonce: 'of-this-page', signal });
  if ('redirectTo' in route) throw new Error(`${path} leads elsewhere`);
  const rendered = await renderAll({ queryClient }, route);
  const { scripts } = new DOMParser().parseFromString(await route.takeScripts(), 'text/html');
  return { rendered, scripts: [...scripts].map(({ text }) => text) };
}

/** Runs the scripts of a page as the browser does. */
function run(scripts: readonly string[]): void {
  for (const text of scripts) document.body.append(Object.assign(document.createElement('script'), { text }));
}

/** The whole page on one device. */
async function openOn(device: Chosen, path: string, pageData: PageData) {
  const storage = new FakeStorage();
  storage.setItem('friendbase.comfort.device', JSON.stringify({ chosen: device }));
  const parts = createServices({ storage, pageData, isDemoOffered: true });
  const { queryClient } = parts;
  const { memberId } = pageData;
  const history = createMemoryHistory({ initialEntries: [path] });
  const opened = memberId === undefined ? undefined : await openPage({ queryClient, memberId, history });
  return { parts, element: await elementOf(parts, pageData, opened) };
}

async function elementOf(parts: PageParts, { memberId }: PageData, opened: Opened | undefined) {
  await parts.services.words.started;
  return (
    <Page
      parts={parts}
      AuthScreen={AuthScreen}
      MemberArea={MemberArea}
      opened={openedPage(memberId, opened)}
    />
  );
}

/** As `render` of the server, but not by `prerender`, which React takes for a second React on the page. */
async function markupOf(element: ReactElement): Promise<string> {
  let html = '';
  await expect.poll(() => (html = renderToString(element)), OFTEN).not.toContain(MISSING);
  return html;
}

/** The page says itself when its frame is, and React marks each element: parts with a boundary come later. */
const isFullyHydrated = (body: Element) =>
  document.documentElement.hasAttribute(READY) &&
  [...body.querySelectorAll(PARTS)].every((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactFiber')),
  );

/** What a page is made of. Tabs and the folded menu are links until they are hydrated. */
const outlineOf = (body: Element) =>
  [...body.querySelectorAll(PARTS)].map(({ localName }) => localName.replace(/^a$/, 'button')).join(' ');

/** What becomes of a page when the script of a device hydrates it. */
async function hydrateOn(page: ServerPage, device: Chosen, path: string, pageData: PageData) {
  const recovered: unknown[] = [];
  run(page.scripts);
  const { parts, element } = await openOn(device, path, pageData);
  const body = document.createElement('div');
  // Nothing is painted: only what React makes of it counts.
  body.hidden = true;
  body.innerHTML = page.rendered.get(pageData.settings) ?? '';
  document.body.append(body);
  const heading = body.querySelector('h1');
  const rendered = outlineOf(body);
  const root = hydrateRoot(body, element, { onRecoverableError: (error) => void recovered.push(error) });
  await expect.poll(() => isFullyHydrated(body), OFTEN).toBe(true);
  const outline = outlineOf(body);
  const isStored = heading !== null && heading === body.querySelector('h1');
  root.unmount();
  body.remove();
  parts.stop();
  document.documentElement.removeAttribute(READY);
  return {
    isStored,
    outline,
    isWhole: outline === rendered,
    recovered,
    complaints: complaints.mock.calls.splice(0),
  };
}

/** The long tier has all of them. */
const marked = markups.filter(
  (chosen) => inject('isLong') || 'easy' in chosen || 'language' in chosen || 'simple' in chosen,
);

const TAKEN_OVER = { isStored: true, isWhole: true, recovered: [], complaints: [] };

/** Loads the page once, and gives it to each device as it is rendered for its settings. Returns what went wrong on which. */
async function troubleOf(path: string, data: PageData): Promise<object[]> {
  const settingsOf = (device: Chosen) => pageSettingsOf(readPreferences(device));
  const devices = marked.map((markup, at) => ({ ...looks[at % looks.length], ...markup }));
  const page = await renderOnServer(path, data, ['', ...devices.map(settingsOf)]);
  const usual = await hydrateOn(page, {}, path, data);
  const trouble: object[] = [];
  const compare = (device: Chosen, found: object, expected: object) => {
    if (JSON.stringify(found) !== JSON.stringify(expected)) trouble.push({ device, found });
  };
  compare({}, usual, { ...usual, ...TAKEN_OVER });
  for (const look of looks) compare(look, await hydrateOn(page, look, path, data), usual);
  for (const device of devices) {
    const found = await hydrateOn(page, device, path, { ...data, settings: settingsOf(device) });
    compare(device, found, { ...found, ...TAKEN_OVER });
  }
  return trouble;
}

const start = async (scenario: Scenario) => void (demo = await startDemo({ scenario, delayMs: 0 }));

describe('a member’s page is hydrated as it stands, with every value of every setting', () => {
  beforeEach(() => start('busy'));
  it.each([...pagePaths(), '/no/such/page'])('%s', async (path) => {
    const { id } = await call(getMe, {});
    expect(await troubleOf(path, { memberId: id, settings: '', isRendered: true })).toEqual([]);
  });
});

describe('the auth screen', () => {
  beforeEach(() => start('signed-out'));
  // All three forms stand in it, each in its tab.
  it('is hydrated as it stands, with every value of every setting', async () => {
    const place = { form: 'sign-up', next: undefined } as const;
    const visitor = visitorStartOf({ place, formKey: 'of-this-page', typed: {} });
    const data = { memberId: undefined, settings: '', visitor, isRendered: true };
    expect(await troubleOf('/login', data)).toEqual([]);
  });
});
