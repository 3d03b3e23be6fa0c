import {
  test as base,
  expect,
  type ConsoleMessage,
  type FileChooser,
  type Locator,
  type Page,
  type TestDetails,
} from '@playwright/test';
import { DEMO_ACCOUNT } from '@friendbase/contract';
import { chooserOf } from './fileChooser.ts';
import { expectFocus, watchFocus } from './focus.ts';
import { inWrongLanguage } from './language.ts';
import { expectNoShift, watchLayoutShift } from './layoutShift.ts';
import { pressTabTo } from './tabbing.ts';
import { lookWhole } from './wholePage.ts';
import { PAGE_WORKER } from '../src/lib/device/pushDevice.ts';
import { axeViolations } from '../../../.storybook/axeInPage.ts';
import { isLongTier } from '../../../scripts/tiers.ts';

type Role = Parameters<Page['getByRole']>[0];

/** By what a person presses things. Nothing needs more than one of them. */
export type Way = 'keyboard' | 'mouse' | 'touch';

/** How a journey is gone. */
interface Gone {
  way: Way;
  /** In Simple mode. Source: preference P13. */
  simple: boolean;
}

/** One person at one page, who presses everything in one way. */
export interface Journey {
  /** Opens a path as a visitor. The demo begins signed in, so there the visitor's scenario is named. */
  openAsVisitor(path?: string): Promise<void>;
  /** Opens a path as the demo member, whose session is there already. */
  openAsMember(path?: string): Promise<void>;
  /** Presses Tab, or Shift+Tab to what stands before, until the control has the focus. Fails when it is never reached. */
  tabTo(role: Role, name: string | RegExp, within?: Locator): Promise<Locator>;
  /** Presses the first control of this name within a part of the page: Tab and Enter, a click or a tap. */
  press(role: Role, name: string | RegExp, within?: Locator): Promise<void>;
  /** Comes to the field in the same way and types. */
  fill(name: string | RegExp, text: string): Promise<void>;
  /** Chooses one of some radio buttons: Tab and the arrow, a click or a tap. */
  choose(name: string | RegExp, within: Locator): Promise<void>;
  /** Presses what opens the chooser of the system, and chooses these files there. */
  chooseFiles(button: string, files: Parameters<FileChooser['setFiles']>[0]): Promise<void>;
  /** Logs in with the demo account, without typing. */
  logInToDemo(): Promise<void>;
  /**
   * No axe violation on the page as it is, the stricter rules included, each text in its language, and the focus is somewhere. By touch the focus
   * alone is looked at: the same pages are looked at by keyboard, at the same width. Contrast is measured in the long tier, and
   * where a page has no story: stories measure it in each of their states.
   */
  expectAccessible(isWithoutStory?: 'without story'): Promise<void>;
  /** Nothing reaches beyond the right edge of the window. */
  expectNoSidewaysScroll(): Promise<void>;
  /** The path of a call that is answered with an error on purpose in this journey. */
  expectCallError(path: string): void;
}

/**
 * Where the browser itself writes a line for each answer of 401: the session check of a visitor (spec §7), a stream that ended
 * with the session, and the number at the bell, which is asked for whenever something happens.
 */
const ALWAYS_REFUSED = ['/api/auth/me', '/api/live', '/api/notifications/count'];

/** A post that something has happened to is asked for, and may be gone: journeys share the demo account, and delete what they shared. */
const isGonePost = (message: ConsoleMessage): boolean =>
  message.text().includes('status of 404') && /\/api\/posts\/[\w-]+$/.test(message.location().url);

/** Where the browser looks for a newer worker in vain, it writes a line without an address. */
const isWorkerMissed = (message: ConsoleMessage): boolean =>
  message.text().startsWith('An unknown error occurred when fetching the script.');

/** What the bundler's own loader throws for a style sheet, and a browser for a script, that did not come, and the address of that. */
const MISSED_FILE = /^(?:Unable to preload CSS for|Failed to fetch dynamically imported module:) (\S+)$/;

/** Whether an address is this one, or in this folder where it ends with a slash. */
const isAt = (address: string, wanted: string): boolean =>
  wanted.endsWith('/') ? address.startsWith(wanted) : address.split('?')[0] === wanted;

/** A page can be read before its script is there, and a page that the browser renders itself is ready before its script has come. */
export async function untilReady(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeVisible();
}

/** A dialog that was closed steps back in the history, a moment later: a reload in the middle of it would be given up. */
export const untilDialogLeft = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => (history.state as { openDialog?: string } | null)?.openDialog))
    .toBe(undefined);

/** Comfort settings that the device has stored from before. A page between two members is nobody's, and stores nothing. */
export const withSettings = (page: Page, chosen: object) =>
  page.addInitScript((stored) => {
    if (location.protocol !== 'about:') localStorage.setItem('friendbase.comfort.device', stored);
  }, JSON.stringify({ chosen }));

/** The text size of the browser, in percent. It is there with the root, so that no other size is rendered. */
export const withTextAt = (page: Page, percent: number) =>
  page.addInitScript(
    (size) =>
      new MutationObserver((_, watch) => {
        document.documentElement.style.fontSize = `${size}%`;
        watch.disconnect();
      }).observe(document, { childList: true }),
    percent,
  );

/**
 * Jumps to it as by a key, so that it is at the top of the window, and waits until the page has heard of it. What it moves
 * was asked for.
 */
export const scrollTo = (at: Locator): Promise<void> =>
  at.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        document.addEventListener('scroll', () => resolve(), { once: true });
        window.dispatchEvent(new Event('input'));
        element.scrollIntoView();
      }),
  );

/** How far it is below the top of the window, in CSS pixels. */
export const placeOf = (at: Locator): Promise<number> =>
  at.evaluate((element) => Math.round(element.getBoundingClientRect().top) + 0);

export const test = base.extend<Gone & { journey: Journey }>({
  way: ['keyboard', { option: true }],
  simple: [false, { option: true }],
  // Before any hook opens a page.
  journey: [
    async ({ page, baseURL, way, simple }, use, testInfo) => {
      const refused = [...ALWAYS_REFUSED];
      const complaints: string[] = [];
      const isExpectedAt = (address: string) => refused.some((path) => isAt(address, baseURL + path));
      page.on('pageerror', ({ message }) => {
        // A page that is left, or has lost its network, says of these what the console says of every other file.
        const missed = MISSED_FILE.exec(message)?.[1];
        if (missed === undefined || !isExpectedAt(missed)) complaints.push(message);
      });
      page.on('console', (message) => {
        if (message.type() !== 'error') return;
        const isExpected =
          (message.text().startsWith('Failed to load resource') &&
            (isGonePost(message) || isExpectedAt(message.location().url))) ||
          (isWorkerMissed(message) && refused.includes(PAGE_WORKER));
        if (!isExpected) complaints.push(`${message.text()} ${message.location().url}`);
      });

      await page.addInitScript(watchLayoutShift);
      await page.addInitScript(watchFocus);
      if (simple) await withSettings(page, { simple });

      const tabTo: Journey['tabTo'] = async (role, name, within) => {
        await expectFocus(page);
        return pressTabTo(page, (within ?? page).getByRole(role, { name }));
      };
      /** With a pointer, at what lies there. */
      const point = async (at: Locator) => {
        await expectFocus(page);
        // What was far below gets its height when it is scrolled to, and may move once more.
        await at.scrollIntoViewIfNeeded();
        await (way === 'touch' ? at.tap() : at.click());
      };
      const press: Journey['press'] = async (role, name, within) => {
        if (way !== 'keyboard') return point((within ?? page).getByRole(role, { name }).first());
        await tabTo(role, name, within);
        await page.keyboard.press('Enter');
      };

      await use({
        openAsVisitor: async (path = '/') => {
          await page.goto(testInfo.project.name === 'demo' ? `${path}?scenario=signed-out` : path);
          await expect(page.getByRole('tab', { name: 'Log In' })).toBeVisible();
          await untilReady(page);
        },
        openAsMember: async (path = '/') => {
          // The demo begins signed in.
          if (testInfo.project.name !== 'demo') {
            const answer = await page.request.post('/api/auth/login', { data: DEMO_ACCOUNT });
            expect(answer.status()).toBe(200);
          }
          await page.goto(path);
          await expect(page.getByRole('navigation', { name: /^(Main menu|All pages)$/ })).toBeAttached();
          await untilReady(page);
        },
        tabTo,
        press,
        fill: async (name, text) => {
          if (way === 'keyboard') await tabTo('textbox', name);
          else await point(page.getByRole('textbox', { name }).first());
          await page.keyboard.type(text);
        },
        choose: async (name, within) => {
          const wanted = within.getByRole('radio', { name });
          if (way !== 'keyboard') {
            return point(within.locator('label').filter({ has: page.getByRole('radio', { name }) }));
          }
          await tabTo('radio', /./, within);
          while (!(await wanted.isChecked())) await page.keyboard.press('ArrowDown');
        },
        chooseFiles: async (button, files) => {
          const chooser = await chooserOf(page, () => press('button', button));
          await chooser.setFiles(files);
        },
        logInToDemo: async () => {
          await press('button', 'Use the demo account');
          await expect(page.getByRole('button', { name: 'Log In' })).toBeFocused();
          await page.keyboard.press('Enter');
          await expect(page.getByRole('heading', { level: 1, name: /^Welcome, / })).toBeFocused();
        },
        expectAccessible: async (isWithoutStory) => {
          await expectFocus(page);
          if (way === 'touch') return;
          const hasContrast = isLongTier || isWithoutStory !== undefined;
          expect(await lookWhole(page, () => axeViolations(page, hasContrast))).toEqual([]);
          expect(await inWrongLanguage(page), 'texts that are said to be in another language').toEqual([]);
        },
        expectNoSidewaysScroll: async () => {
          const [inner, outer] = await page.evaluate(() => [
            document.documentElement.scrollWidth,
            document.documentElement.clientWidth,
          ]);
          expect(inner).toBeLessThanOrEqual(outer!);
        },
        expectCallError: (path) => void refused.push(path),
      });
      if (simple) await expect(page.getByRole('button', { name: 'Show everything' })).toBeAttached();
      expect(complaints, 'errors in the page or on the console').toEqual([]);
      await expectFocus(page);
      await expectNoShift(page);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * The tier of a journey: where another one catches nearly everything that it would, it runs in the long tier alone.
 * `scripts/tiers.ts` knows the tag.
 */
export const tier = (isLong: boolean): TestDetails => (isLong ? { tag: '@long' } : {});

/** One red pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);

/** A picture of this name, for a chooser of files. */
export const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: PNG });

/** Its name says that it is a picture, its bytes do not. */
export const noPicture = (name: string) => ({ ...picture(name), buffer: Buffer.from('<svg>') });
