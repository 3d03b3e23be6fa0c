import type { Page } from '@playwright/test';
import { coveredByToast, coversFocus } from '../covered.ts';
import { expect, test, tier, withSettings } from '../journey.ts';

/** More stops than any page has. */
const MOST_STOPS = 200;

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 320, height: 568 },
]) {
  test(
    `a toast covers nothing it speaks of at ${viewport.width} px`,
    tier(true),
    async ({ page, journey }) => {
      await page.setViewportSize(viewport);
      await journey.openAsVisitor();
      await journey.tabTo('tab', 'Log In');
      await page.keyboard.press('ArrowRight');
      await journey.press('button', 'Show all at once');
      await journey.press('button', 'Sign Up');
      await page.getByRole('group', { name: 'Missing Information' }).dispatchEvent('pointerover');
      await expect.poll(() => coveredByToast(page)).toEqual([]);
    },
  );
}

test(
  'P13 Simple mode: a toast does not cover what is written, at 320 px',
  tier(true),
  async ({ page, journey }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.addInitScript(() =>
      localStorage.setItem('friendbase.comfort.device', '{"chosen":{"simple":true,"messageSeconds":"stay"}}'),
    );
    await journey.openAsVisitor();
    await journey.press('button', 'More about FriendBase');
    await journey.logInToDemo();
    await expect(page.getByText('Welcome back!', { exact: true })).toBeInViewport();
    await journey.tabTo('textbox', /^How are you today/);
    await expect.poll(() => coveredByToast(page, 'textarea, :focus')).toEqual([]);
  },
);

/** Tabs until the focus comes round, and looks at each stop. Returns how many there were. */
async function walk(page: Page): Promise<number> {
  const seen = new Set<string>();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const id = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused && focused !== document.body
        ? `${[...document.querySelectorAll('*')].indexOf(focused)}`
        : '';
    });
    if (id === '' || seen.has(id)) break;
    seen.add(id);
    expect(await coversFocus(page)).toEqual([]);
  }
  return seen.size;
}

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 320, height: 568 },
]) {
  test(
    `every stop on Home is in full view, a toast showing, at ${viewport.width} px`,
    tier(viewport.width !== 320),
    async ({ page, journey }) => {
      await page.setViewportSize(viewport);
      await withSettings(page, { messageSeconds: 'stay' });
      await journey.openAsVisitor();
      await journey.logInToDemo();
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.mouse.move(viewport.width / 2, 5);
      await expect(page.getByText('Welcome back!', { exact: true })).toBeVisible();
      expect(await walk(page)).toBeGreaterThan(40);
    },
  );

  test(
    `every stop of the auth screen is in full view at ${viewport.width} px`,
    tier(true),
    async ({ page, journey }) => {
      await page.setViewportSize(viewport);
      await journey.openAsVisitor();
      expect(await walk(page)).toBeGreaterThan(6);
      await page.getByRole('tab', { name: 'Sign Up' }).press('Enter');
      await page.getByRole('button', { name: 'Show all at once' }).press('Enter');
      await expect(page.getByRole('button', { name: 'Clear the form' })).toBeVisible();
      expect(await walk(page)).toBeGreaterThan(12);
    },
  );

  test(
    `the focus comes to Help without moving the page, at ${viewport.width} px`,
    tier(true),
    async ({ page, journey }) => {
      await page.setViewportSize(viewport);
      await journey.openAsMember();
      await expect(page.getByRole('article').first()).toBeVisible();
      const help = page.getByRole('button', { name: 'Help', exact: true });
      await help.focus();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Need Help?' })).toBeVisible();
      await journey.press('button', 'Call for Help');
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Call 911' })).toBeVisible();
      await expect(help).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(0);
    },
  );
}

test(
  'the window title follows the tab, also after a failed log in',
  tier(true),
  async ({ page, journey }) => {
    await journey.openAsVisitor();
    await journey.fill(/^Username/, 'nobody');
    await journey.fill(/^Password/, 'wrong-words');
    journey.expectCallError('/api/auth/login');
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle('Error: Log In – FriendBase');
    await page.getByRole('tab', { name: 'Log In' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveTitle('Sign Up – FriendBase');
  },
);

test('F6 has four stops, also after More was used', tier(true), async ({ page, journey }) => {
  await page.setViewportSize({ width: 390, height: 568 });
  await journey.openAsVisitor();
  await journey.logInToDemo();
  await journey.press('button', /^More$/);
  await journey.press('link', 'Events');
  const heading = page.getByRole('heading', { level: 1, name: 'Events' });
  await expect(heading).toBeFocused();
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await expect(heading).toBeFocused();
  for (const role of ['contentinfo', 'banner', 'navigation'] as const) {
    await page.keyboard.press('F6');
    await expect(page.getByRole(role)).toBeFocused();
  }
  await page.keyboard.press('F6');
  await expect(heading).toBeFocused();
});
