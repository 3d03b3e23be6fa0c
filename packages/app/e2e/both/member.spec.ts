import type { Locator } from '@playwright/test';
import { expect, placeOf, scrollTo, test, untilReady, tier } from '../journey.ts';

/** Whether nothing lies over the middle of the control. */
const isOnTop = (control: Locator) =>
  control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test.beforeEach(({ journey }) => journey.openAsMember());

test('a member visits every page of the menu', async ({ page, journey }) => {
  for (const name of [
    'Friends',
    'Messages',
    'Events',
    'Games',
    'Videos',
    'Tournaments',
    'Donations',
    'Profile',
  ]) {
    const link = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle(`${name} – FriendBase`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await journey.expectAccessible();
  }
  await page.goBack();
  await expect(page).toHaveTitle('Donations – FriendBase');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('whoever comes back finds the posts where they were', async ({ page }) => {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Friends' }).click();
  await expect(page).toHaveTitle('Friends – FriendBase');
  await menu.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const post = page.getByRole('article').nth(6);
  await scrollTo(post);
  const place = await placeOf(post);
  await page.goBack();
  await expect(page).toHaveTitle('Friends – FriendBase');
  await page.goForward();
  await expect(page).toHaveTitle('Home – FriendBase');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await placeOf(post)).toBe(place);
});

test('a wrong address says so kindly, and leads home', tier(true), async ({ page, journey }) => {
  journey.expectCallError('/no/such/page');
  await page.goto('/no/such/page');
  await untilReady(page);
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('We cannot find this page. It is not your fault.')).toBeVisible();
  await journey.expectAccessible();
  await journey.press('button', 'For developers');
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await journey.press('link', 'Go to Home');
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome, / })).toBeFocused();
});

test('an unfinished post survives a reload', tier(true), async ({ page, journey }) => {
  await journey.fill(/^How are you today/, 'Not finished yet');
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^How are you today/ })).toHaveValue('Not finished yet');
});

test('a member whose session ends finds place and words again', async ({ page, journey }) => {
  await journey.fill(/^How are you today/, 'In the middle of a sentence');
  await page.evaluate(() => fetch('/api/auth/logout', { method: 'POST' }));
  const heading = page.getByRole('heading', { level: 1, name: 'Please log in again. Your work is saved.' });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle('Log In – FriendBase');
  await journey.expectAccessible();
  await page.keyboard.press('F6');
  await expect(page.locator(':focus')).toHaveRole('contentinfo');
  await journey.press('button', 'Use the demo account');
  await page.keyboard.press('Enter');
  const post = page.getByRole('textbox', { name: /^How are you today/ });
  await expect(post).toBeFocused();
  await expect(post).toHaveValue('In the middle of a sentence');
  await expect(page).toHaveTitle('Home – FriendBase');
});

test('logging out with an unfinished post asks first, on the safe choice @long', async ({
  page,
  journey,
}) => {
  await journey.fill(/^How are you today/, 'Not finished yet');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Profile' }).focus();
  await page.keyboard.press('Enter');
  await journey.press('button', 'Log Out');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stay here' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Log Out', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Log In' })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await journey.logInToDemo();
  await expect(page.getByRole('textbox', { name: /^How are you today/ })).toHaveValue('');
});

test('“Show more posts” leads on to the next post', tier(true), async ({ page, journey }) => {
  await expect(page.getByRole('article')).toHaveCount(20);
  // A jump over the list, for which a member would press a key: posts get their height when they come near.
  await page.getByRole('button', { name: 'Show more posts' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').nth(20).getByRole('heading', { level: 3 })).toBeFocused();
  await journey.expectAccessible();
});

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 320, height: 568 },
]) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, tier(viewport.width !== 320), () => {
    test.use({ viewport });

    test('Share Post is in view while a long post is written @long', async ({ page, journey }) => {
      await journey.fill(/^How are you today/, 'One line');
      for (let line = 0; line < 30; line += 1) await page.keyboard.press('Enter');
      await page.keyboard.type('The last line');
      const share = page.getByRole('button', { name: 'Share Post' });
      await expect(share).toBeInViewport({ ratio: 1 });
      expect(await isOnTop(share)).toBe(true);
      await expect(page.getByRole('textbox', { name: /^How are you today/ })).toBeFocused();
    });

    test('opening comments leaves the pressed button where it is', tier(true), async ({ page, journey }) => {
      const view = await journey.tabTo('button', /^View Comments/);
      const before = await view.boundingBox();
      await page.keyboard.press('Enter');
      const hide = page.getByRole('button', { name: /^Hide Comments/ });
      await expect(hide).toBeFocused();
      const panel = page.getByRole('heading', { name: 'Comments', exact: true });
      await expect(panel).toBeVisible();
      const after = await hide.boundingBox();
      expect([after?.x, after?.y]).toEqual([before?.x, before?.y]);
      expect((await panel.boundingBox())!.y).toBeGreaterThan(after!.y + after!.height);
      await page.reload();
      await expect(hide).toBeVisible();
    });
  });
}
