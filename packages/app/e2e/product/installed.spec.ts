import type { Page } from '@playwright/test';
import { expect, test, tier, untilReady, withSettings } from '../journey.ts';
import { logIn, PASSWORD, signUp } from '../people.ts';

test.use({ serviceWorkers: 'allow' });

const NOT_REACHED = 'We cannot reach FriendBase';

/** Every page of a member that is on the device, as “title at address”. Runs in the page. */
const cachedPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('friendbase-pages '));
    const all = await Promise.all(
      names.map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
      ),
    );
    return all.flat();
  });

const untilCached = (page: Page, ...paths: string[]) =>
  expect.poll(() => cachedPages(page)).toEqual(expect.arrayContaining(paths));

test('Chromium finds that FriendBase can be installed', tier(true), async ({ page, context, journey }) => {
  await journey.openAsMember();
  const session = await context.newCDPSession(page);
  const { url, errors, data } = await session.send('Page.getAppManifest');
  expect([new URL(url).pathname, errors]).toEqual(['/manifest.webmanifest', []]);
  expect(JSON.parse(data ?? '{}')).toMatchObject({ name: 'FriendBase', display: 'standalone' });
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Windows of tests are all private.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const manifest = await page.request.get('/manifest.webmanifest');
  expect(manifest.headers()).toMatchObject({
    'content-type': expect.stringContaining('application/manifest+json'),
    'cache-control': 'no-cache',
  });
});

test('pages that were opened can be read without a network, and others say so', async ({
  page,
  context,
  journey,
}) => {
  for (const path of ['/api/', '/assets/', '/friends', '/messages', '/pageWorker.js'])
    journey.expectCallError(path);
  // Home was opened too, though they have left it before the part that keeps it is there.
  const held = Promise.withResolvers<void>();
  await page.route(/startLive/, (route) => held.promise.then(() => route.continue()));
  const isAsked = page.waitForRequest(/startLive/);
  await journey.openAsMember();
  await isAsked;
  await journey.press('link', 'Friends');
  await expect(page.getByRole('heading', { level: 1, name: 'Friends' })).toBeFocused();
  held.resolve();
  await untilCached(page, '/', '/friends');

  await context.setOffline(true);
  await page.goto('/');
  await untilReady(page);
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome, / })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText(/^We cannot reach FriendBase right now\. You can read/).first()).toBeVisible();

  // A link opens what is on the device.
  await journey.press('link', 'Friends');
  await expect(page).toHaveURL(/\/friends$/);
  await untilReady(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Friends' })).toBeVisible();

  await page.goto('/tournaments');
  await expect(page.getByRole('heading', { level: 1, name: NOT_REACHED })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/tournaments');
  await journey.expectAccessible();
  await page.getByRole('link', { name: 'Friends' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Friends' })).toBeVisible();
  await untilReady(page);

  const asked = page.waitForRequest(/\/api\/friends\//);
  await context.setOffline(false);
  // What is on show is of before, and asked for again.
  await asked;
  await expect(page.locator('html')).not.toHaveAttribute('data-cached');
});

/** Everything that the browser stores of pages and files, as text. Runs in the page. */
const cachedTexts = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(
      stores.map(async (store) => (await store.keys()).map((request) => store.match(request))),
    );
    const answers = (await Promise.all(requests.flat())).filter((answer) => answer !== undefined);
    return (await Promise.all(answers.map((answer) => answer.text()))).join('\n');
  });

/** Without a network, no page here has a word of this member, and neither has the device. */
async function expectNothingOf(page: Page, name: string): Promise<void> {
  await page.context().setOffline(true);
  for (const path of ['/', '/friends']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: NOT_REACHED })).toBeVisible();
    expect(await page.content()).not.toContain(name);
    await expect(page.getByRole('heading', { name: 'Pages that you can read now' })).toBeHidden();
  }
  const texts = await cachedTexts(page);
  expect(texts).toContain(NOT_REACHED);
  expect(texts).not.toContain(name);
  expect(await cachedPages(page)).toEqual([]);
  await page.context().setOffline(false);
}

/** Somebody whose Home and Friends are on the device. */
async function openAsSomebody(page: Page, name: string) {
  const member = await signUp(page.request, name);
  for (const path of ['/friends', '/']) {
    await page.goto(path);
    await untilReady(page);
    await untilCached(page, path);
  }
  expect(await cachedTexts(page)).toContain(name);
  return member;
}

const NAME = 'Quentin Onlyhere';

test.describe('nothing of a member is on the device', () => {
  test.beforeEach(({ journey }) => {
    for (const path of ['/', '/friends', '/api/', '/assets/', '/pageWorker.js'])
      journey.expectCallError(path);
  });

  test('after they log out, and after somebody else logs in there', async ({ page, playwright, baseURL }) => {
    await openAsSomebody(page, NAME);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Log Out' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome to FriendBase' })).toBeVisible();
    await expectNothingOf(page, NAME);

    const elsewhere = await playwright.request.newContext({ baseURL: baseURL! });
    const other = await signUp(elsewhere, 'Second Person');
    await page.goto('/');
    await untilReady(page);
    await page.getByRole('textbox', { name: /^Username/ }).fill(other.username);
    await page.getByRole('textbox', { name: /^Password/ }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log In' }).press('Enter');
    await untilCached(page, '/');
    await page.context().setOffline(true);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Second Person!' })).toBeVisible();
    // A page that is left while its style sheets load complains of them.
    await untilReady(page);
    await page.goto('/friends');
    await expect(page.getByRole('heading', { level: 1, name: NOT_REACHED })).toBeVisible();
    expect(await cachedTexts(page)).not.toContain(NAME);
    await page.context().setOffline(false);
  });

  test('once their session ended elsewhere', tier(true), async ({ page, playwright, baseURL }) => {
    const { id, username } = await openAsSomebody(page, NAME);
    const elsewhere = await playwright.request.newContext({ baseURL: baseURL! });
    await logIn(elsewhere, { username });
    const ended = await elsewhere.delete(`/api/sessions/${id}/others`);
    expect(ended.ok()).toBe(true);
    await expect(page.getByText(/Please log in again/).first()).toBeVisible();
    await expect.poll(() => cachedPages(page)).toEqual([]);
    await expectNothingOf(page, NAME);
  });

  test('while somebody else is here, whom the first page never saw', tier(true), async ({ page }) => {
    await openAsSomebody(page, NAME);
    // The cookie is another one, without a log out.
    await signUp(page.request, 'Second Person');
    await page.goto('/messages');
    await untilReady(page);
    await untilCached(page, '/messages');
    expect(await cachedTexts(page)).not.toContain(NAME);
    await page.context().setOffline(true);
    await page.goto('/');
    // Home is on the device or not, as it was cached before the other one came or after: never that of the first.
    await expect(
      page.getByRole('heading', { level: 1, name: /^(We cannot reach FriendBase|Welcome, Second Person!)$/ }),
    ).toBeVisible();
    await expect(page.getByText(NAME)).toHaveCount(0);
    await page.context().setOffline(false);
  });

  test('when they want nothing stored', tier(true), async ({ page }) => {
    await openAsSomebody(page, NAME);
    await withSettings(page, { keepWriting: 'never' });
    await page.goto('/');
    await untilReady(page);
    await expect.poll(() => cachedPages(page)).toEqual([]);
    await expectNothingOf(page, NAME);
  });
});

test(
  'a device that stores nothing opens every page from the network',
  tier(true),
  async ({ page, journey }) => {
    await page.addInitScript(() => {
      const refuse = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
      Object.assign(CacheStorage.prototype, { open: refuse, keys: refuse, delete: refuse });
    });
    await journey.openAsMember();
    await journey.press('link', 'Friends');
    await expect(page.getByRole('heading', { level: 1, name: 'Friends' })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Friends' })).toBeVisible();
  },
);

test(
  'a new worker takes over while a page is open, which stays, and what is old goes',
  tier(true),
  async ({ page, journey }) => {
    await journey.openAsMember();
    await untilCached(page, '/');
    await journey.fill(/^How are you today/, 'Half written');
    await page.evaluate(async () => {
      for (const old of ['friendbase-files old', 'friendbase-pages old somebody 1']) await caches.open(old);
      const takesOver = new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
      await navigator.serviceWorker.register('/pageWorker.js?new');
      await takesOver;
    });
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => name.includes(' old'))))
      .toEqual([]);
    await untilCached(page, '/');
    await expect(page.getByRole('textbox', { name: /^How are you today/ })).toHaveValue('Half written');
  },
);
