import type { Page } from '@playwright/test';
import { DEMO_ACCOUNT } from '@friendbase/contract';
import { expect, test, untilReady } from '../journey.ts';

const logIn = (page: Page) => page.request.post('/api/auth/login', { data: DEMO_ACCOUNT });
const h1 = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const visitorsTab = (page: Page) => page.getByRole('tab', { name: 'Log In' });

async function logInByForm(page: Page): Promise<void> {
  const username = page.getByRole('textbox', { name: /^Username/ }).first();
  const password = page.getByLabel(/^Password/).first();
  await username.fill(DEMO_ACCOUNT.username);
  await password.fill(DEMO_ACCOUNT.password);
  await page.keyboard.press('Enter');
}

test.describe('a page whose script does not come', () => {
  test.beforeEach(({ page, journey }) => {
    journey.expectCallError('/assets/');
    return page.route('**/assets/*.js', (route) => route.abort());
  });

  test('says so quietly, and to whoever presses; its forms and its menu work', async ({ page, journey }) => {
    const missing = page.getByText(/^Some parts of this page did not load/);
    await page.goto('/friends');
    await expect(missing).toBeVisible();
    await logInByForm(page);
    await expect(h1(page, 'Friends')).toBeVisible();
    await expect(missing).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).first().click();
    const like = page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^(Like|Unlike)/ });
    await like.click();
    await expect(page.getByRole('status').filter({ hasText: /^This does not work now/ })).toBeVisible();
    await expect(like).not.toHaveCSS('outline-style', 'dashed');
    await journey.expectAccessible();
    await page.getByRole('link', { name: 'Profile' }).first().click();
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(visitorsTab(page)).toBeVisible();
  });
});

test('a press that waits for a script is told that it does not come @long', async ({ page, journey }) => {
  journey.expectCallError('/assets/');
  await logIn(page);
  const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await lost;
    await route.abort();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const like = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^(Like|Unlike)/ });
  await like.click();
  const told = page.getByRole('status');
  await expect(told.filter({ hasText: /^This page is still loading/ })).toBeVisible();
  lose();
  await expect(told.filter({ hasText: /^This does not work now/ })).toBeVisible();
  await expect(like).not.toHaveCSS('outline-style', 'dashed');
});

test('a part whose script does not come says so in its place, and the page stays @long', async ({
  page,
  journey,
}) => {
  journey.expectCallError('/assets/');
  await logIn(page);
  await page.route('**/assets/Suggestions-*.js', (route) => route.abort());
  await page.goto('/friends');
  await untilReady(page);
  const search = page.getByRole('searchbox', { name: 'Find a person you know' });
  await search.fill('maya');
  await expect(
    page.getByRole('main').getByText('This did not open. Your words are still here.'),
  ).toBeVisible();
  await expect(search).toHaveValue('maya');
  await expect(page.getByRole('button', { name: 'Load the page again' })).toBeVisible();
});

test('what organizers have made, whose script does not come, is not left out in silence @long', async ({
  page,
  journey,
}) => {
  journey.expectCallError('/assets/');
  await logIn(page);
  await page.route('**/assets/CommunityStories-*.js', (route) => route.abort());
  await page.goto('/videos');
  await untilReady(page);
  await expect(
    page.getByRole('main').getByText('This did not open. Your words are still here.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Watch, / }).first()).toBeVisible();
});

test('the page is hydrated in a browser that stores nothing, and everything works until it is left @long', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, { get: refuse });
    }
  });
  await page.goto('/friends');
  await untilReady(page);
  await logInByForm(page);
  await expect(h1(page, 'Friends')).toBeVisible();
  await page.reload();
  await untilReady(page);
  await expect(h1(page, 'Friends')).toBeVisible();
});

/** Holds back every script of the page until the test lets them come. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('a session that ended before the page was hydrated leads to Log In, and back to the page @long', async ({
  page,
}) => {
  await logIn(page);
  const release = await holdScripts(page);
  await page.goto('/friends', { waitUntil: 'commit' });
  await expect(h1(page, 'Friends')).toBeVisible();
  await page.request.post('/api/auth/logout');
  release();
  await expect(visitorsTab(page)).toBeVisible();
  await expect(h1(page, 'Friends')).toBeHidden();
  await logInByForm(page);
  await expect(h1(page, 'Friends')).toBeVisible();
});

test('a page becomes that of another member who logs in in a second tab', async ({
  page,
  context,
  journey,
}, info) => {
  // Pictures of the first member may still be on their way as the session ends.
  journey.expectCallError('/api/media/');
  const username = `tab-${info.workerIndex}-${info.repeatEachIndex}-${Date.now() % 100_000}`;
  await logIn(page);
  const release = await holdScripts(page);
  await page.goto('/profile', { waitUntil: 'commit' });
  await expect(page.getByText('@demo').first()).toBeVisible();
  const other = await context.newPage();
  await page.request.post('/api/auth/logout');
  const signedUp = await page.request.post('/api/auth/register', {
    data: {
      username,
      displayName: 'Tabea',
      email: `${username}@example.org`,
      password: 'quiet lake morning',
      challengeType: 'cognitive',
    },
  });
  expect(signedUp.ok()).toBe(true);
  await other.goto('/profile');
  await expect(other.getByText(`@${username}`).first()).toBeVisible();
  release();
  await expect(page.getByText(`@${username}`).first()).toBeVisible();
  await expect(page.getByText('@demo')).toHaveCount(0);
});
