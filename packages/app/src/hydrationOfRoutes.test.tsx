import { startDemo, type Demo, type Scenario } from '@friendbase/mocks';
import { FakeStorage } from '@friendbase/mocks/testing';
import { readPreferences } from '@friendbase/ui-kit';
import { dehydrate } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { pageSettingsOf, readPageSettings } from './comfort/pageSettings.ts';
import { createServices, type PageParts } from './createServices.ts';
import { AuthScreen } from './features/auth/AuthScreen.tsx';
import { visitorStartOf } from './features/auth/visitorStartOf.ts';
import { parsePageData, type PageData } from './lib/page/pageData.ts';
import { storageWith } from './server/storageWith.ts';
import { MemberArea, openPage } from './MemberArea.tsx';
import { openedPage } from './openedPage.ts';
import { Page } from './Page.tsx';
import { markups, visualModes, type Chosen } from '../testing/everyVisualMode.ts';
import { addressOf, memberPage, pagePaths } from '../testing/serverRenderedPages.tsx';

/** What React writes in place of a part that is still on its way. */
const MISSING = '<!--$!-->';
const READY = 'data-ready';
/** What pages are made of. */
const PARTS = 'h1, h2, h3, p, li, a, button, input, textarea, select';
/** Milliseconds. Hundreds of pages wait, each for a moment. */
const OFTEN = { interval: 5 };

const complaints = vi.spyOn(console, 'error');
// What a page does once it has nothing better to do may change it: that is not how it is hydrated.
vi.stubGlobal('requestIdleCallback', () => 0);
let demo: Demo;
afterEach(async () => {
  document.documentElement.removeAttribute(READY);
  complaints.mockClear();
  await demo.stop();
});

/** What the server puts into the page, as the page carries it. */
async function dataOf(path: string): Promise<PageData> {
  const { parts } = await memberPage(path);
  const { memberId } = parts.session.getSnapshot().context;
  const data: PageData = { memberId, settings: '', queries: dehydrate(parts.queryClient), isRendered: true };
  parts.stop();
  return parsePageData(JSON.stringify(data));
}

/** The whole page on one device. */
async function openOn(device: Chosen, path: string, pageData: PageData) {
  const storage = new FakeStorage();
  storage.setItem('friendbase.comfort.device', JSON.stringify({ chosen: device }));
  return open(createServices({ storage, pageData, isDemoOffered: true }), path, pageData);
}

/** The whole page on a server, which knows of the device what its cookie says. */
async function openFor(path: string, pageData: PageData) {
  const storage = storageWith(readPageSettings(pageData.settings));
  return open(createServices({ storage, pageData, isDemoOffered: true }), path, pageData);
}

async function open(parts: PageParts, path: string, { memberId }: PageData) {
  const { services, queryClient } = parts;
  await services.words.started;
  const history = createMemoryHistory({ initialEntries: [path] });
  const opened = memberId === undefined ? undefined : await openPage({ queryClient, memberId, history });
  const element = (
    <Page
      parts={parts}
      AuthScreen={AuthScreen}
      MemberArea={MemberArea}
      opened={openedPage(memberId, opened)}
    />
  );
  return { parts, element };
}

/** As `renderPage` of the server, but not by `prerender`, which React takes for a second React on the page. */
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

/** What a page is made of. Tabs and More are links until they are hydrated. */
const outlineOf = (body: Element) =>
  [...body.querySelectorAll(PARTS)].map(({ localName }) => localName.replace(/^a$/, 'button')).join(' ');

/** What becomes of a page when the script of a device hydrates it. */
async function hydrateOn(html: string, device: Chosen, path: string, pageData: PageData) {
  const recovered: unknown[] = [];
  const { parts, element } = await openOn(device, path, pageData);
  const body = document.createElement('div');
  // Nothing is painted: only what React makes of it counts.
  body.hidden = true;
  body.innerHTML = html;
  document.body.append(body);
  const heading = body.querySelector('h1');
  const rendered = outlineOf(body);
  // A page is hydrated without a call. What it asks for afterwards changes it.
  const calls = vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => {}));
  const root = hydrateRoot(body, element, { onRecoverableError: (error) => void recovered.push(error) });
  await expect.poll(() => isFullyHydrated(body), OFTEN).toBe(true);
  const outline = outlineOf(body);
  const isStored = heading !== null && heading === body.querySelector('h1');
  root.unmount();
  body.remove();
  parts.stop();
  calls.mockRestore();
  document.documentElement.removeAttribute(READY);
  return {
    isStored,
    outline,
    isWhole: outline === rendered,
    recovered,
    complaints: complaints.mock.calls.splice(0),
  };
}

/** In the short tier a page is looked at on one of them, another one for each page. */
const inTier = (devices: readonly Chosen[], turn: number) =>
  devices.filter((_, at) => inject('isLong') || at === turn % devices.length);

/** The long tier has all of them. */
const marked = markups.filter(
  (chosen) => inject('isLong') || 'easy' in chosen || 'language' in chosen || 'simple' in chosen,
);

const TAKEN_OVER = { isStored: true, isWhole: true, recovered: [], complaints: [] };

/** Renders the page once, and gives it to each device that does not render it itself. Returns what went wrong on which. */
async function troubleOf(path: string, data: PageData, turn: number): Promise<object[]> {
  const server = await openFor(path, data);
  const html = await markupOf(server.element);
  server.parts.stop();
  const usual = await hydrateOn(html, {}, path, data);
  const trouble: object[] = [];
  const compare = (device: Chosen, found: object, expected: object) => {
    if (JSON.stringify(found) !== JSON.stringify(expected)) trouble.push({ device, found });
  };
  compare({}, usual, { ...usual, ...TAKEN_OVER });
  for (const mode of inTier(visualModes, turn)) compare(mode, await hydrateOn(html, mode, path, data), usual);
  for (const markup of inTier(marked, turn)) {
    const device = { ...visualModes[marked.indexOf(markup) % visualModes.length], ...markup };
    const forDevice = { ...data, settings: pageSettingsOf(readPreferences(device)) };
    const { parts, element } = await openFor(path, forDevice);
    const own = await markupOf(element);
    parts.stop();
    const found = await hydrateOn(own, device, path, forDevice);
    compare(device, found, { ...found, ...TAKEN_OVER });
  }
  return trouble;
}

const start = async (scenario: Scenario) => void (demo = await startDemo({ scenario, delayMs: 0 }));

describe('a member’s page is hydrated as it stands, with every value of every setting', () => {
  beforeEach(() => start('busy'));
  const paths = [...pagePaths(), '/no/such/page'];
  /** Home and Games have cases of their own in `hydration.test.tsx`; few members open the others, or they are short. */
  const further = ['/', '/clubs', '/donations', '/invited', '/moderation', '/organize'];
  const looked = paths.filter((path) => inject('isLong') || !further.includes(path));
  it.each(looked)('%s', async (path) => {
    const address = addressOf(path);
    expect(await troubleOf(address, await dataOf(address), paths.indexOf(path))).toEqual([]);
  });
});

describe('the auth screen', () => {
  beforeEach(() => start('signed-out'));
  // All three forms stand in it, each in its tab.
  it('is hydrated as it stands, with every value of every setting', async () => {
    const place = { form: 'sign-up', next: undefined } as const;
    const visitor = visitorStartOf({ place, formKey: 'of-this-page', typed: {} });
    const data = { memberId: undefined, settings: '', visitor, queries: undefined, isRendered: true };
    expect(await troubleOf('/login', data, 0)).toEqual([]);
  });
});
