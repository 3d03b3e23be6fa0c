import type { Page } from '@playwright/test';
import { expect, test, tier } from '../journey.ts';
import { signUpInPage } from '../people.ts';

const logOut = async (page: Page) => {
  await page.getByRole('link', { name: 'Profile' }).first().click();
  await page.getByRole('button', { name: 'Log Out' }).click();
};
const authScreen = (page: Page) => page.getByRole('heading', { level: 1, name: 'Welcome to FriendBase' });

test('logging out in one tab takes page, words and notifications from the other', async ({
  page,
  context,
  journey,
}) => {
  await journey.openAsMember();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('textbox', { name: /^How are you today/ }).fill('Nobody else may read this');
  await logOut(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(authScreen(page)).toBeVisible();
  await expect(authScreen(other)).toBeVisible();
  await expect(other).toHaveURL(/\/login$/);
  expect(await other.content()).not.toContain('Nobody else may read this');
  const stored = await other.evaluate(() => Object.keys(localStorage));
  expect(stored.filter((key) => /^friendbase\.(draft|notices)/.test(key))).toEqual([]);
});

test('two tabs that log out at once are both out', tier(true), async ({ page, context, journey }) => {
  await journey.openAsMember();
  const other = await context.newPage();
  await other.goto(page.url());
  for (const tab of [page, other]) await tab.getByRole('link', { name: 'Profile' }).first().click();
  for (const tab of [page, other]) await tab.getByRole('button', { name: 'Log Out' }).focus();
  // Not by the button: that of the slower tab may be gone already, with its page.
  await Promise.all([page, other].map((tab) => tab.keyboard.press('Enter')));
  for (const tab of [page, other]) await expect(authScreen(tab)).toBeVisible();
});

test(
  'a tab shows the member whose session the browser has',
  tier(true),
  async ({ page, context, journey }, info) => {
    const username = `kim-${info.project.name}-${info.workerIndex}-${info.repeatEachIndex}`;
    // A page that has not heard of it yet may still ask for what is the member's before.
    for (const list of ['/api/friends/', '/api/posts/feed/', '/api/conversations/'])
      journey.expectCallError(list);
    await journey.openAsVisitor();
    const other = await context.newPage();
    await other.goto(info.project.name === 'demo' ? '/?scenario=signed-out' : '/');
    await expect(authScreen(other)).toBeVisible();
    await journey.logInToDemo();
    await expect(other.getByRole('heading', { level: 1, name: /^Welcome, / })).toBeVisible();
    // Kim logs in in the first tab.
    await signUpInPage(page, { username, displayName: 'Kim', password: 'friendly' });
    for (const tab of [page, other]) {
      await expect(tab.getByRole('heading', { level: 1, name: 'Welcome, Kim!' })).toBeVisible();
    }
  },
);

test(
  'a device that stores nothing says so beside the field, and everything works',
  tier(true),
  async ({ page, journey }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = new Proxy(Storage.prototype.setItem.bind(localStorage), {
        apply(keep, _, [key, text]: [string, string]) {
          if (key.startsWith('friendbase.')) throw new DOMException('full', 'QuotaExceededError');
          return keep(key, text);
        },
      });
    });
    await journey.openAsVisitor();
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await expect(page.getByRole('form', { name: 'Make a new account' })).toBeVisible();
    const words = page.getByText(
      'This device cannot keep your words. They are here until you close this page.',
    );
    await journey.fill(/^Username/, 'rob');
    await expect(words.first()).toBeVisible();
    await journey.expectAccessible();
    await page.getByRole('tab', { name: 'Log In' }).click();
    await journey.logInToDemo();
    await journey.fill(/^How are you today/, 'Hello');
    await expect(page.getByRole('main').getByText(/This device cannot keep your words/)).toBeVisible();
    await journey.press('button', 'Share Post');
    await expect(page.getByRole('article').first()).toContainText('Hello');
  },
);
