import { readdirSync } from 'node:fs';
import path from 'node:path';
import { DEMO_ACCOUNT } from '@friendbase/contract';
import type { Page } from '@playwright/test';
import { expect, test, untilReady, tier, withSettings } from '../journey.ts';
import { expectNoShift } from '../layoutShift.ts';

/** Not a member's: the frame of all pages, the auth screen, and what moderators or organizers alone have. */
const OTHERS = ['__root', 'login', 'moderation', 'organize'];
const files = readdirSync(path.join(import.meta.dirname, '../../src/routes'));
const paths = files
  .map((file) => file.replace(/\.tsx$/, ''))
  .filter((name) => !OTHERS.includes(name))
  .map((name) => (name === 'index' ? '/' : `/${name}`));

declare global {
  interface Window {
    written?: Element | null | undefined;
    calls?: string[];
  }
}

/** The heading as the server rendered it, which stays the same element when the page is hydrated. */
const rememberHeading = () =>
  addEventListener('DOMContentLoaded', () => (window.written = document.querySelector('h1')));
const isHydrated = (page: Page) =>
  page.evaluate(() => window.written instanceof Element && window.written === document.querySelector('h1'));

/** Remembers what the page's script asks for until everything on the page answers. */
function rememberCalls(): void {
  window.calls = [];
  const fetch = window.fetch.bind(window);
  window.fetch = (asked, options) => {
    const { url } = new Request(asked, options);
    if (!document.documentElement.hasAttribute('data-ready')) window.calls?.push(url);
    return fetch(asked, options);
  };
}

/**
 * What the page's script asks the API for until it is ready. The stream of what happens begins once the page stands, and is silent
 * here.
 */
async function open(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await untilReady(page);
  const calls = await page.evaluate(() => window.calls ?? ['nothing was remembered']);
  return calls.filter((url) => url.includes('/api/') && !url.includes('/api/live'));
}

/** The session is looked at every 5 s, also where a page takes that long to be hydrated: it is no call of the page. */
function holdRechecks(): void {
  const start = window.setTimeout;
  const held = (work: () => void, delayMs?: number, ...given: unknown[]) =>
    delayMs === 5000 ? 0 : start(work, delayMs, ...given);
  window.setTimeout = Object.assign(held, start);
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(rememberHeading);
  await page.addInitScript(rememberCalls);
  await page.addInitScript(holdRechecks);
  // A stream that begins asks for what came since the page was rendered.
  await page.route('**/api/live**', () => {});
});

test('every page of a member arrives server-rendered and is hydrated without a call', async ({
  page,
  journey,
}) => {
  await page.request.post('/api/auth/login', { data: DEMO_ACCOUNT });
  journey.expectCallError('/no/such/page');
  for (const address of [...paths, '/?comments=%5B%5D', '/no/such/page']) {
    expect(await open(page, address), address).toEqual([]);
    expect(await isHydrated(page), address).toBe(true);
  }
});

test('the auth screen arrives server-rendered and is hydrated without a call', async ({ page }) => {
  expect(await open(page, '/messages')).toEqual([]);
  expect(await isHydrated(page)).toBe(true);
  await expect(page).toHaveTitle('Log In – FriendBase');
});

test.describe('in a browser that asks for another language', () => {
  // The one beside English: made of it for tests, and read from right to left.
  test.use({ locale: 'qps' });

  test('pages arrive in it, and are hydrated as they stand', tier(true), async ({ page }) => {
    const openInIt = async (address: string) => {
      expect(await open(page, address), address).toEqual([]);
      expect(await isHydrated(page), address).toBe(true);
      await expect(page.locator('h1'), address).toHaveText(/^⟦/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar-AE');
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    };
    await openInIt('/login?form=help');
    await page.request.post('/api/auth/login', { data: DEMO_ACCOUNT });
    for (const address of ['/', '/friends', '/events']) await openInIt(address);
  });
});

test('a theme is there before the script, and changes nothing that the server rendered @long', async ({
  page,
}) => {
  await page.request.post('/api/auth/login', { data: DEMO_ACCOUNT });
  await page.addInitScript(() =>
    localStorage.setItem('friendbase.comfort.device', '{"chosen":{"theme":"contrast-dark","textSize":150}}'),
  );
  await open(page, '/friends');
  await open(page, '/friends');
  expect(await isHydrated(page)).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast-dark');
});

declare global {
  interface Window {
    headings?: Set<string>;
  }
}

/** Every first heading that was ever on show. */
function watchHeadings(): void {
  const seen: Window['headings'] = (window.headings = new Set());
  const look = () => {
    const heading = document.querySelector('h1');
    if (heading?.checkVisibility()) seen.add(heading.textContent);
    requestAnimationFrame(look);
  };
  look();
}

test(
  'a device that wants other words never shows those of everybody, on any page',
  tier(true),
  async ({ page, journey }) => {
    await page.request.post('/api/auth/login', { data: DEMO_ACCOUNT });
    await withSettings(page, { language: 'qps' });
    journey.expectCallError('/no/such/page');
    await open(page, '/accessibility');
    await page.addInitScript(watchHeadings);
    for (const address of [...paths, '/no/such/page']) {
      expect(await open(page, address), address).toEqual([]);
      await expect(page.locator('h1'), address).toHaveText(/^⟦/);
      const seen = await page.evaluate(() => [...(window.headings ?? [])]);
      expect(
        seen.filter((text) => !text.startsWith('⟦')),
        address,
      ).toEqual([]);
    }
  },
);

for (const chosen of [{ easy: true, simple: true }, { language: 'qps' }, { readAloud: true }]) {
  test(
    `a page for a device with ${JSON.stringify(chosen)} arrives server-rendered for it, once its cookie is there`,
    tier(true),
    async ({ page, context }) => {
      await page.request.post('/api/auth/login', { data: DEMO_ACCOUNT });
      await withSettings(page, chosen);
      await open(page, '/');
      for (const address of ['/', '/friends']) {
        expect(await open(page, address)).toEqual([]);
        expect(await isHydrated(page)).toBe(true);
        await expectNoShift(page, address);
      }
      const [cookie] = (await context.cookies()).filter(({ name }) => name === 'friendbase-settings');
      expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/', httpOnly: false });
    },
  );
}

test(
  'a device whose cookie was lost or is of another renders the page itself, and has it again',
  tier(true),
  async ({ page, context }) => {
    await page.request.post('/api/auth/login', { data: DEMO_ACCOUNT });
    await withSettings(page, { simple: true });
    await open(page, '/');
    const [stored] = (await context.cookies()).filter(({ name }) => name === 'friendbase-settings');
    for (const value of ['', '1.%7B%22language%22%3A%22qps%22%7D', '2.newer', '%%%']) {
      await context.addCookies([{ ...stored!, value }]);
      expect(await open(page, '/'), value).toEqual([]);
      expect(await isHydrated(page), value).toBe(false);
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(await page.evaluate(() => window.layoutShifts?.length), value).toBe(0);
      expect(await context.cookies(), value).toContainEqual(
        expect.objectContaining({ value: stored!.value }),
      );
    }
    await open(page, '/');
    expect(await isHydrated(page)).toBe(true);
  },
);
