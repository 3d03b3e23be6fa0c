// Not the journeys' own `test`: here the browser is meant to complain.
import { tier } from '../journey.ts';
import { expect, test, type Page } from '@playwright/test';

// A worker would have stored what is not to load here.
test.use({ serviceWorkers: 'block' });

const logIn = async (page: Page) => {
  await page.getByRole('button', { name: 'Use the demo account' }).click();
  await page.getByRole('button', { name: 'Log In' }).click();
};

test('a part of the app that does not load is said kindly, and can be tried again @long', async ({
  page,
}) => {
  await page.route('**/assets/member-*', (route) => route.abort());
  await page.goto('/');
  await logIn(page);
  await expect(page.getByText('This page did not open', { exact: true })).toBeVisible();
  await page.unroute('**/assets/member-*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome, / })).toBeVisible();
});

test('a page that does not open says so in its place, with the menu and help, and can be tried again @long', async ({
  page,
}) => {
  await page.goto('/');
  await logIn(page);
  await page.route('**/assets/friends-*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Friends' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'This page did not open' })).toBeFocused();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Help', exact: true })).toBeVisible();
  await page.unroute('**/assets/friends-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Friends' })).toBeVisible();
});

test('a message whose script does not come is heard, and the next one is shown @long', async ({ page }) => {
  let asked = 0;
  await page.route('**/assets/Toast-*.js', (route) => {
    asked += 1;
    return route.abort();
  });
  await page.goto('/');
  await logIn(page);
  await page.getByRole('link', { name: 'Friends' }).first().click();
  const find = page.getByRole('button', { name: 'Find Friends' });
  const looking = page.getByText('We are looking for people you may like to know.');
  await find.click();
  await expect(page.getByRole('status').filter({ hasText: /suggestions? (was|were) added/ })).toBeAttached();
  expect(asked).toBeGreaterThan(0);
  await expect(looking).toBeHidden();
  await page.unroute('**/assets/Toast-*.js');
  await find.click();
  await expect(looking).toBeVisible();
});

test('help still says the emergency number when its dialog does not load', async ({ page }) => {
  await page.route('**/assets/HelpDialog*', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await expect(page.getByText('If you are in danger, call 911 or contact a trusted adult.')).toBeVisible();
});

test(
  'comfort settings that do not load say so, and nothing is lost by trying again',
  tier(true),
  async ({ page, context }) => {
    await page.goto('/');
    await logIn(page);
    const post = page.getByRole('textbox', { name: /^How are you today/ });
    await post.fill('Written before the network dropped');
    const settings = page.getByRole('button', { name: 'Comfort settings' });
    await context.setOffline(true);
    await settings.press('Enter');
    await expect(page.getByText('This did not open. Your words are still here.').first()).toBeVisible();
    await expect(settings).toBeFocused();
    await expect(post).toHaveValue('Written before the network dropped');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Load the page again' }).press('Enter');
    await expect(post).toHaveValue('Written before the network dropped');
    await settings.press('Enter');
    await expect(page.getByRole('dialog', { name: 'My comfort settings' })).toBeVisible();
  },
);

test('nothing typed is lost when the network drops while sharing', tier(true), async ({ page, context }) => {
  await page.goto('/');
  await logIn(page);
  await page.getByRole('textbox', { name: /^How are you today/ }).fill('Written before the network dropped');
  // Its script comes with the first letter.
  await expect(page.getByRole('button', { name: 'Share Post' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Share Post' }).click();
  await expect(page.getByText('Waits for the network').first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('article').first()).toContainText('Written before the network dropped');
});

test('an exception of our own code reaches the server without a word of what was written', async ({
  page,
}) => {
  const reports: unknown[] = [];
  await page.route('**/api/faults', async (route) => {
    reports.push(route.request().postDataJSON());
    await route.continue();
  });
  await page.goto('/');
  await logIn(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  const answer = page.waitForResponse('**/api/faults');
  await page.evaluate(
    () =>
      void setTimeout(() => {
        throw new RangeError('Ann wrote ann@example.com');
      }),
  );
  expect((await answer).status()).toBe(204);
  expect(reports).toEqual([{ name: 'RangeError', stack: [], route: '/' }]);
});

test('a page that cannot be rendered says so, and the server hears of it', tier(true), async ({ page }) => {
  await page.route('**/assets/member-*', async (route) => {
    const script = await (await route.fetch()).text();
    await route.fulfill({
      contentType: 'text/javascript',
      body: `${script};throw new RangeError("Ann wrote this");`,
    });
  });
  await page.goto('/');
  const told = page.waitForRequest('**/api/faults');
  await logIn(page);
  await expect(page.getByText('This page did not open', { exact: true })).toBeVisible();
  const report = (await told).postDataJSON() as unknown;
  expect(report).toMatchObject({
    name: 'RangeError',
    stack: [{ file: expect.stringMatching(/^member-.+\.js$/) }],
  });
  expect(JSON.stringify(report)).not.toContain('Ann');
});

for (const [call, words] of [
  ['**/api/user', 'Your page did not load'],
  ['**/api/posts/feed/**', 'Your posts did not load'],
] as const) {
  test(`“${words}” is said when it is so, and can be tried again`, tier(true), async ({ page }) => {
    await page.route(call, (route) => route.fulfill({ status: 503, body: 'no' }));
    await page.goto('/');
    await logIn(page);
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.unroute(call);
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(page.getByRole('article').first()).toBeVisible();
    // The button is gone, and the focus goes to what it brought.
    await expect(page.locator('main:focus, main :focus')).toBeVisible();
  });
}
