import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { DEMO_ACCOUNT } from '@friendbase/contract';
import { expectFocus, watchFocus } from './focus.ts';
import { axeViolations } from '../../../.storybook/axeInPage.ts';

type Role = Parameters<Page['getByRole']>[0];

/** One person at one page, who cannot use a mouse. */
export interface Journey {
  /** Opens a path as a visitor. The demo begins signed in, so there the visitor's scenario is named. */
  openAsVisitor(path?: string): Promise<void>;
  /** Opens a path as the demo member, whose session is there already. */
  openAsMember(path?: string): Promise<void>;
  /** Presses Tab until the control has the focus. Fails when it is never reached. */
  tabTo(role: Role, name: string | RegExp): Promise<Locator>;
  /** Tabs to the control and presses Enter. */
  press(role: Role, name: string | RegExp): Promise<void>;
  /** Tabs to the field and types. */
  fill(name: string | RegExp, text: string): Promise<void>;
  /** Logs in with the demo account, without typing. */
  logInToDemo(): Promise<void>;
  /** No axe violation on the page as it is, the stricter rules included. */
  expectAccessible(): Promise<void>;
  /** Nothing reaches beyond the right edge of the window. */
  expectNoSidewaysScroll(): Promise<void>;
  /**
   * Does what presses something and waits for the answer. What moves meanwhile was asked for: browsers themselves
   * say so for half a second, and a busy machine takes longer.
   */
  whileAnswered(act: () => Promise<void>): Promise<void>;
  /** The path of a call that is answered with an error on purpose in this journey. */
  expectRefused(path: string): void;
}

/** More stops than any page has. */
const MOST_STOPS = 200;

/** Where the browser itself writes a line for each answer of 401: the session check of a visitor (spec §7). */
const ALWAYS_REFUSED = ['/api/auth/me'];

/** Everything that moves without being pressed, summed up as browsers do it. Source: owner's budgets. */
const MOST_SHIFT = 0.02;

/**
 * Far below the window Chromium leaves out what it would not show, and axe would measure it where it was. It stays
 * drawn for the rest of the journey: to leave it out again could move what is in view.
 */
function drawWhole(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':not([hidden]) { content-visibility: visible !important; }');
  document.adoptedStyleSheets = [sheet];
}

/** A window that fades in has other colours until it is there. What turns for ever is not waited for. */
async function endOfFading(): Promise<void> {
  const fading = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(fading.map(({ finished }) => finished));
}

/** What moved since there were `count` shifts was asked for. */
async function forgetShifts(page: Page, count: number): Promise<void> {
  await page.evaluate(async (kept) => {
    // A shift is told of after the frame in which it came.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    window.layoutShifts?.splice(kept);
  }, count);
}

declare global {
  interface Window {
    layoutShifts?: { value: number; nodes: (string | undefined)[] }[];
  }
  interface PerformanceEntry {
    value?: number;
    hadRecentInput?: boolean;
    sources?: { node: Node | null }[];
  }
}

function watchLayoutShift(): void {
  const shifts: Window['layoutShifts'] = (window.layoutShifts = []);
  new PerformanceObserver((list) => {
    for (const { value = 0, hadRecentInput, sources = [] } of list.getEntries()) {
      const nodes = sources.map(({ node }) => node?.textContent?.slice(0, 40));
      if (!hadRecentInput) shifts.push({ value, nodes });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

export const test = base.extend<{ journey: Journey }>({
  journey: async ({ page, baseURL }, use, testInfo) => {
    const refused = [...ALWAYS_REFUSED];
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      const isExpected =
        message.text().startsWith('Failed to load resource') &&
        refused.some((path) => message.location().url.split('?')[0] === baseURL + path);
      if (!isExpected) complaints.push(`${message.text()} ${message.location().url}`);
    });

    await page.addInitScript(watchLayoutShift);
    await page.addInitScript(watchFocus);

    const tabTo: Journey['tabTo'] = async (role, name) => {
      await expectFocus(page);
      const wanted = page.getByRole(role, { name });
      for (let stop = 0; stop < MOST_STOPS; stop += 1) {
        await page.keyboard.press('Tab');
        const reached = wanted.and(page.locator(':focus'));
        if ((await reached.count()) > 0) return reached;
      }
      throw new Error(`Tab never reached ${role} “${String(name)}”`);
    };
    const press: Journey['press'] = async (role, name) => {
      await tabTo(role, name);
      await page.keyboard.press('Enter');
    };

    await use({
      openAsVisitor: async (path = '/') => {
        await page.goto(testInfo.project.name === 'demo' ? `${path}?scenario=signed-out` : path);
        await expect(page.getByRole('tab', { name: 'Log In' })).toBeVisible();
      },
      openAsMember: async (path = '/') => {
        // The demo begins signed in.
        if (testInfo.project.name !== 'demo') {
          const answer = await page.request.post('/api/auth/login', { data: DEMO_ACCOUNT });
          expect(answer.status()).toBe(200);
        }
        await page.goto(path);
        await expect(page.getByRole('navigation', { name: /^(Main menu|All pages)$/ })).toBeAttached();
      },
      tabTo,
      press,
      fill: async (name, text) => {
        await tabTo('textbox', name);
        await page.keyboard.type(text);
      },
      logInToDemo: async () => {
        await press('button', 'Use the demo account');
        await expect(page.getByRole('button', { name: 'Log In' })).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { level: 1, name: /^Welcome, / })).toBeFocused();
      },
      expectAccessible: async () => {
        await expectFocus(page);
        const before = await page.evaluate(() => window.layoutShifts?.length ?? 0);
        await page.evaluate(drawWhole);
        await forgetShifts(page, before);
        await page.evaluate(endOfFading);
        expect(await axeViolations(page)).toEqual([]);
      },
      expectNoSidewaysScroll: async () => {
        const [inner, outer] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.documentElement.clientWidth,
        ]);
        expect(inner).toBeLessThanOrEqual(outer!);
      },
      whileAnswered: async (act) => {
        const before = await page.evaluate(() => window.layoutShifts?.length ?? 0);
        await act();
        await forgetShifts(page, before);
      },
      expectRefused: (path) => void refused.push(path),
    });
    expect(complaints, 'errors in the page or on the console').toEqual([]);
    await expectFocus(page);
    const shifts = (await page.evaluate(() => window.layoutShifts)) ?? [];
    const moved = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(moved, `layout shift ${JSON.stringify(shifts)}`).toBeLessThan(MOST_SHIFT);
  },
});

export { expect };
