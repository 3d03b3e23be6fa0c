import { visitorPlace } from '@friendbase/contract';
import { casesInTier } from '@friendbase/contract/conformance/tier';
import { FakeStorage } from '@friendbase/mocks/testing';
import { WordsProvider, type Preferences } from '@friendbase/ui-kit';
import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { locators, page, type Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { App } from '../src/App.tsx';
import { createServices } from '../src/createServices.ts';
import { createOpenInPage } from '../src/demo/openInPage.ts';
import type { Services } from '../src/lib/page/services.ts';
import { AuthScreen } from '../src/features/auth/AuthScreen.tsx';
import { MemberArea } from '../src/MemberArea.tsx';
import { SessionGate } from '../src/session/SessionGate.tsx';

/** The windows that every screen is made for, in CSS pixels. Source: owner's design, “First windows”. */
export const FIRST_WINDOWS = [
  [1280, 720],
  [768, 1024],
  [390, 844],
  [320, 568],
] as const;

/** The settings in which every screen is looked at in its windows, in the short tier as it comes alone. */
export const SETTINGS: readonly (readonly [name: string, chosen: Partial<Preferences>])[] = casesInTier(
  [
    ['as it comes', {}],
    ['with text at 130 percent', { textSize: 130 }],
    ['in easy words', { easy: true }],
    ['in high contrast', { theme: 'contrast-light' }],
    ['in high contrast in the dark', { theme: 'contrast-dark' }],
    ['in the dark', { theme: 'dark' }],
    ['on cream', { theme: 'cream' }],
  ],
  1,
);

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** The face beside a heading of level 2. Faces have no role: the name is always beside them. */
    getFaceBesideHeading: () => Locator;
  }
}
locators.extend({ getFaceBesideHeading: () => '.fb-Row:has(h2) > .fb-Avatar' });

// What a build says of itself: a page is that of the product.
Object.assign(globalThis, { __DEMO__: false });

const openMedia = createOpenInPage();

/** What a device keeps on which these settings were chosen. */
function storedOf(chosen: Partial<Preferences>): FakeStorage {
  const storage = new FakeStorage();
  storage.setItem('friendbase.comfort.device', JSON.stringify({ chosen }));
  return storage;
}

/** The app at an address, with the kit's style sheet, for a device with these settings, or with what else it keeps. */
export async function openPage(
  path: string,
  chosen: Partial<Preferences> = {},
  storage = storedOf(chosen),
): Promise<Services> {
  // As the page of a visitor comes with it.
  const visitor = visitorPlace(new URL(path, location.origin));
  const parts = createServices({ storage, root: document.documentElement, visitor });
  // The page is told what happens, as it is for members: nothing asks them to look for what is new.
  parts.services.carrier.set('open');
  vi.spyOn(parts.services.carrier, 'set').mockReturnValue();
  onTestFinished(() => parts.stop());
  await parts.services.words.started;
  const history = createMemoryHistory({ initialEntries: [path] });
  const Area = (props: { memberId: string; isArriving: boolean }) => (
    <MemberArea {...props} history={history} />
  );
  await render(
    <WordsProvider store={parts.services.words}>
      <App parts={parts} openMedia={openMedia}>
        <SessionGate MemberArea={Area} authScreen={<AuthScreen />} />
      </App>
    </WordsProvider>,
  );
  return parts.services;
}

/** Where the frame begins at the lower edge: with the bar of the menu, or the strip of Help where that has a ground of its own. */
function topOfStrips(): number {
  const strips = [...document.querySelectorAll('.fb-MenuBar, .fb-PageFrame-footer')].filter(
    (strip) => strip.checkVisibility() && getComputedStyle(strip).borderBlockStartStyle === 'solid',
  );
  return Math.min(innerHeight, ...strips.map((strip) => strip.getBoundingClientRect().top));
}

/** Where the page ends in this window: a window over the page covers what is at its lower edge. */
const lowerEdge = (): number => (document.querySelector('[role="dialog"]') ? innerHeight : topOfStrips());

/** The most of a window's height that header and bar may take. Source: decision 0141. */
const MOST_FRAME = 0.2;

/** The share of the window's height that header and bar take. */
function shareOfFrame(): number {
  const header = document.querySelector('.fb-PageFrame-header');
  if (!header) throw new Error('There is no header.');
  return (header.getBoundingClientRect().bottom + innerHeight - topOfStrips()) / innerHeight;
}

/**
 * What lies over the middle of it, as it is written; nothing where it is free, or out of the window. A card that is pressed as a whole
 * has its button over its own words, and shows them.
 */
export function coverOf(part: Element): string | undefined {
  const { left, top, width, height } = part.getBoundingClientRect();
  const inFront = document.elementFromPoint(left + width / 2, top + height / 2);
  const own = part.closest('article') ?? part;
  return inFront === null || own.contains(inFront) || inFront.contains(part)
    ? undefined
    : inFront.outerHTML.slice(0, 120);
}

/** Where it is cut off: by the edges of the window, and of what scrolls in it. */
function edgesAround(part: Element) {
  const edges = { top: 0, left: 0, right: innerWidth, bottom: lowerEdge() };
  for (let around = part.parentElement; around; around = around.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(around).overflow)) continue;
    const { top, left, right, bottom } = around.getBoundingClientRect();
    edges.top = Math.max(edges.top, top);
    edges.left = Math.max(edges.left, left);
    edges.right = Math.min(edges.right, right);
    edges.bottom = Math.min(edges.bottom, bottom);
  }
  return edges;
}

/** The sides at which it is out of the window, with by how many CSS pixels, and what lies over it. */
function outOfWindow(locator: Locator): string[] {
  const part = locator.element();
  const { top, bottom, left, right } = part.getBoundingClientRect();
  const edge = edgesAround(part);
  const beyond = {
    top: edge.top - top,
    left: edge.left - left,
    right: right - edge.right,
    bottom: bottom - edge.bottom,
  };
  const sides = Object.entries(beyond)
    .filter(([, by]) => by > 0.5)
    .map(([side, by]) => `${side} by ${Math.round(by)} px`);
  const cover = coverOf(part);
  return cover === undefined ? sides : [...sides, `below ${cover}`];
}

const expectSmallFrame = (width: number, height: number): Promise<void> =>
  expect
    .poll(shareOfFrame, { message: `header and bar at ${width} × ${height}` })
    .toBeLessThanOrEqual(MOST_FRAME);

const isCut = (word: Element): boolean => word.scrollWidth > word.clientWidth + 1;

/** A press of the frame that is lower than a large button, has a word that is cut, or is not all in the window's width. */
const tooSmallInFrame = (): string[] =>
  [...document.querySelectorAll('.fb-PageFrame-header, .fb-MenuBar, .fb-PageFrame-footer')]
    .flatMap((part) => [...part.querySelectorAll('a, button')])
    .filter((press) => press.checkVisibility({ visibilityProperty: true }))
    .filter((press) => {
      const { left, right, height } = press.getBoundingClientRect();
      const isInWindow = left >= 0 && right <= document.documentElement.clientWidth;
      const words = [...press.querySelectorAll('.fb-HeaderFace-word')];
      return height < LARGE_BUTTON_PX - 0.5 || !isInWindow || words.some(isCut);
    })
    .map((press) => press.outerHTML.slice(0, 120));

/** The height of a large button in CSS pixels, with the text size of the browser. Source: preference “Button size”. */
const LARGE_BUTTON_PX = 56;

/**
 * Proves that header and bar leave four fifths of each window to the page also where a member has large buttons, whatever the text
 * size, and that the buttons stay so large. The demo has to be there (`demoForEach`).
 */
export function describeFrameOfLargeButtons(path: string): void {
  describe(`the frame of ${path} with large buttons`, () => {
    it.each([100, 130, 200] as const)(
      'takes a fifth of the window, with text at %i percent',
      async (textSize) => {
        await openPage(path, { targets: 56, textSize });
        await expect.element(page.getByRole('button', { name: 'Help', exact: true })).toBeVisible();
        for (const [width, height] of [...FIRST_WINDOWS, [1280, 800]] as const) {
          await page.viewport(width, height);
          await expectSmallFrame(width, height);
          await expect.poll(tooSmallInFrame, { message: `at ${width} × ${height}` }).toEqual([]);
        }
      },
    );
  });
}

/**
 * Proves that what a member came for is whole in the first window of a page, and that header and bar leave it four fifths: in every
 * size, as it comes and, in the long tier, with text at 130 percent, in easy words and in every other theme. The demo has to be there
 * (`demoForEach`).
 *
 * @param whole what has to be whole, found anew in each window; `width` and `height` in CSS pixels
 * @param open what is pressed first, for a window over the page
 * @param addressOf where the page is, when that is known only in the test
 */
export function describeFirstWindow(
  path: string,
  whole: (window: { width: number; height: number; isEasy: boolean; isLarge: boolean }) => Locator[],
  windows: readonly (readonly [width: number, height: number])[] = FIRST_WINDOWS,
  open: () => Promise<unknown> = async () => {},
  addressOf: () => Promise<string> = async () => path,
): void {
  describe(`the first window of ${path}`, () => {
    it.each(SETTINGS)('has what one came for, %s', async (_, chosen) => {
      await openPage(await addressOf(), chosen);
      await open();
      for (const [width, height] of windows) {
        await page.viewport(width, height);
        for (const locator of whole({
          width,
          height,
          isEasy: chosen.easy === true,
          isLarge: chosen.textSize === 130,
        })) {
          await expect.element(locator).toBeVisible();
          window.scrollTo(0, 0);
          const where = `${locator.selector} at ${width} × ${height}`;
          await expect.poll(() => outOfWindow(locator), { message: where }).toEqual([]);
        }
        await expectSmallFrame(width, height);
      }
    });
  });
}
