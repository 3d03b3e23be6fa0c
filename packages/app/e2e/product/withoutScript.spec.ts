import type { Page } from '@playwright/test';
import { DEMO_ACCOUNT } from '@friendbase/contract';
import { tier, expect, placeOf, scrollTo, test, untilReady, withTextAt } from '../journey.ts';

const NARROW = { width: 320, height: 568 };
const summary = (page: Page) => page.getByRole('group', { name: /^Please fix/ });
const field = (page: Page, form: string, name: RegExp) =>
  page.getByRole('form', { name: form }).getByRole('textbox', { name });

test.describe('with scripts that never come, by keyboard at 320 px', () => {
  test.use({ viewport: NARROW });
  test.beforeEach(async ({ page, journey }) => {
    journey.expectCallError('/login');
    await page.route('**/assets/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
  });

  test('a newcomer signs up, is told what is missing, reads and logs out', async ({
    page,
    journey,
  }, info) => {
    const username = `quiet-${info.workerIndex}-${info.repeatEachIndex}-${Date.now() % 100_000}`;
    const form = 'Make a new account';
    await page.goto('/friends');
    await test.step('finds the form', async () => {
      await journey.press('tab', 'Sign Up');
      await expect(page).toHaveURL(/\/login\?form=sign-up&next=%2Ffriends$/);
      await journey.expectAccessible();
    });
    await test.step('is told what is missing, and keeps the words', async () => {
      await journey.fill(/^Username/, username);
      await journey.fill(/^Password/, 'quiet lake morning');
      await journey.press('button', 'Sign Up');
      await expect(summary(page)).toBeFocused();
      await expect(page).toHaveTitle('Error: Sign Up – FriendBase');
      await expect(summary(page).getByRole('link')).toHaveText([
        'Write a display name.',
        'Write your email address.',
        'Choose your challenge type.',
      ]);
      await expect(field(page, form, /^Username/)).toHaveValue(username);
      await expect(page.getByLabel(/^Password/).last()).toHaveValue('');
      expect(await page.content()).not.toContain('quiet lake morning');
      await journey.expectAccessible();
    });
    await test.step('signs up and opens the page that was asked for', async () => {
      await journey.fill(/^Display name/, 'Quinn');
      await journey.fill(/^Email/, `${username}@example.org`);
      await journey.fill(/^Password/, 'quiet lake morning');
      await journey.fill(/^Confirm password/, 'quiet lake morning');
      await journey.choose('Cognitive Challenge', page.getByRole('radiogroup', { name: /^Challenge type/ }));
      await journey.press('button', 'Sign Up');
      await expect(page).toHaveURL(/\/friends$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Friends' })).toBeVisible();
    });
    await test.step('goes through the menu and logs out', async () => {
      await journey.press('link', 'More');
      await journey.expectAccessible();
      await journey.press('link', 'Profile');
      await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
      await journey.press('button', 'Log Out');
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByRole('tab', { name: 'Log In' })).toBeVisible();
    });
  });
});

test.describe('without scripts, by keyboard at 320 px', () => {
  test.use({ javaScriptEnabled: false, viewport: NARROW });

  test('a member finds their username, logs in and reads Home @long', async ({ page, journey }) => {
    journey.expectCallError('/login');
    await page.goto('/');
    await expect(page.getByText(/^Some buttons need JavaScript/)).toBeVisible();
    await journey.press('tab', 'Need Help?');
    await expect(page).toHaveURL(/form=help/);
    await journey.fill(/^Email/, 'demo@example.com');
    await journey.press('button', 'Find my username');
    await expect(page.getByText('We found your account. Your username is demo.')).toBeVisible();
    await journey.fill(/^Password/, 'not the password');
    await page.keyboard.press('Enter');
    await expect(summary(page)).toBeFocused();
    await expect(field(page, 'Log in', /^Username/)).toHaveValue('demo');
    await journey.fill(/^Password/, DEMO_ACCOUNT.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome, / })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(page.url()).not.toContain('?');
    // What does nothing looks like it, as the line above the page says; what works does not.
    const like = page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^(Like|Unlike)/ });
    await expect(like).toHaveCSS('outline-style', 'dashed');
    await journey.press('link', 'More');
    await journey.press('link', 'Profile');
    await expect(page.getByRole('button', { name: 'Log Out' })).not.toHaveCSS('outline-style', 'dashed');
    await journey.press('button', 'Log Out');
    await expect(page).toHaveURL(/\/login$/);
  });
});

test.describe('without scripts, by the cookie of settings', () => {
  test.use({ javaScriptEnabled: false });

  test('a member with easy words and Simple mode gets their own page @long', async ({
    page,
    context,
    baseURL,
  }) => {
    const value = `1.${encodeURIComponent('{"easy":true,"simple":true}')}`;
    await context.addCookies([{ name: 'friendbase-settings', value, url: baseURL! }]);
    await page.request.post('/api/auth/login', { data: DEMO_ACCOUNT });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-simple', 'true');
    await expect(page.getByRole('article')).toHaveCount(5);
    await expect(page.getByRole('heading', { name: 'What your friends wrote' })).toBeVisible();
  });
});

/** Holds back the scripts of the page, or those of that name, until the test lets them come. */
async function holdScripts(page: Page, name = '*'): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/assets/${name}.js`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.describe('with a script that comes late', () => {
  test('what was typed and where stays, and the page that was asked for opens', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/login?next=/friends', { waitUntil: 'commit' });
    await field(page, 'Log in', /^Username/).fill(DEMO_ACCOUNT.username);
    const password = page.getByLabel(/^Password/).first();
    await password.fill(DEMO_ACCOUNT.password);
    release();
    await page.waitForFunction(() => !('earlyEvents' in window));
    await expect(password).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Friends' })).toBeVisible();
    await expect(page).toHaveURL(/\/friends$/);
  });

  for (const address of ['/login', '/login?form=sign-up']) {
    test(
      `nothing on ${address} moves with text twice as large`,
      tier(address !== '/login'),
      async ({ page, journey }) => {
        await withTextAt(page, 200);
        // The web font is optional (`font-display`). One that misses the first paint may still be shown with a later change of styles.
        await page.route('**/*.woff2', (route) => {
          journey.expectCallError(new URL(route.request().url()).pathname);
          return route.abort();
        });
        const release = await holdScripts(page);
        await page.goto(address, { waitUntil: 'commit' });
        const controls = page.getByRole('main').locator('a, button, input, select, textarea');
        const places = () =>
          controls.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
        await expect(page.getByRole('contentinfo').last()).toBeAttached();
        // The fallback font is local, and looked for when words are laid out.
        await places();
        await page.evaluate(async () => void (await document.fonts.ready));
        const before = await places();
        expect(before.length).toBeGreaterThan(3);
        release();
        await untilReady(page);
        expect(await places()).toEqual(before);
      },
    );
  }

  // Who puts it back after a reload is a race: the browser, or the router, whose script then was there first.
  for (const first of ['browser', 'router']) {
    test(
      `a page that was scrolled stays where it is, and the ${first} brings it back after a reload`,
      tier(first === 'router'),
      async ({ page }) => {
        await page.request.post('/api/auth/login', { data: DEMO_ACCOUNT });
        const release = await holdScripts(page);
        await page.goto('/', { waitUntil: 'commit' });
        const post = page.getByRole('article').nth(6);
        await scrollTo(post);
        const place = await placeOf(post);
        release();
        await untilReady(page);
        expect(await placeOf(post)).toBe(place);
        if (first === 'router') await page.addInitScript(() => (history.scrollRestoration = 'manual'));
        await page.reload();
        await untilReady(page);
        expect(await placeOf(post)).toBe(place);
      },
    );
  }

  test(
    'Home works while the script of the composer is on its way, which keeps what was typed',
    tier(true),
    async ({ page }) => {
      await page.request.post('/api/auth/login', { data: DEMO_ACCOUNT });
      const release = await holdScripts(page, 'PostComposer-*');
      await page.goto('/', { waitUntil: 'commit' });
      const post = field(page, 'Create a New Post', /^How are you today/);
      await post.fill('Good morning');
      const read = page.getByRole('article').nth(3);
      await read.getByRole('button', { name: /^View Comments/ }).click();
      await expect(read.getByRole('textbox', { name: /^Your comment on/ })).toBeVisible();
      await expect(read.getByText('Loading...')).toHaveCount(0);
      await expect(read.getByRole('button', { name: /^Hide Comments/ })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Share Post' })).toHaveCount(0);
      // It opens for what was typed before it was there.
      release();
      await expect(page.getByRole('button', { name: 'Share Post' })).toBeVisible();
      await expect(post).toHaveValue('Good morning');
      await untilReady(page);
    },
  );

  test('a press below Need Help? is carried out when the script of that part is there @long', async ({
    page,
  }) => {
    const release = await holdScripts(page, 'MoreHelp-*');
    await page.goto('/login?form=help');
    const card = page.getByRole('button', { name: 'Use my recovery card' });
    await expect(page.getByRole('button', { name: 'Find my username' })).toBeEnabled();
    await card.click();
    await expect(card).toHaveCSS('outline-style', 'dashed');
    await expect(page.locator('html')).not.toHaveAttribute('data-ready');
    release();
    await expect(page.getByRole('heading', { name: 'Show your recovery card' })).toBeFocused();
    await untilReady(page);
  });

  test('a press of Like is carried out once when it is there', async ({ page }) => {
    await page.request.post('/api/auth/login', { data: DEMO_ACCOUNT });
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    const action = page
      .getByRole('article')
      .nth(3)
      .getByRole('button', { name: /^(Like|Unlike)/ });
    const before = await action.textContent();
    await action.click();
    await expect(page.getByText(/^This page is still loading/)).toBeVisible();
    await expect(action).toHaveCSS('outline-style', 'dashed');
    await action.click();
    await expect(action).toHaveText(before ?? '');
    const saved = page.waitForResponse((response) => response.url().includes('/api/likes'));
    release();
    await expect(page.getByText(/^This page is still loading/)).toHaveCount(0);
    await expect(action).not.toHaveCSS('outline-style', 'dashed');
    await expect(action).toHaveText(before === 'Like' ? 'Unlike' : 'Like');
    await saved;
    await action.click();
    await expect(action).toHaveText(before ?? '');
  });
});
