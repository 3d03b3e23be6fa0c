import { DEMO_ACCOUNT_ID } from '@friendbase/contract/fixtures';
import { expect, test } from '../journey.ts';
import { eachWay } from '../ways.ts';

test('messages wait behind the bell, and F8 reaches the newest', async ({ page, journey }) => {
  await journey.openAsVisitor();
  await journey.logInToDemo();
  await expect(page.getByText('Welcome back!', { exact: true })).toBeVisible();
  await page.keyboard.press('F8');
  await expect(page.getByRole('group', { name: 'Welcome back!' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: /^Notifications/ }).focus();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await page.keyboard.press('Enter');
  await expect(list.getByRole('list', { name: 'Friend requests' })).toBeVisible();
  await expect(list.getByText("You're now logged in to The FriendBase.")).toBeVisible();
  await journey.expectAccessible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeFocused();
});

eachWay('keyboard', () => {
  test('the bell counts what is new, and its list leads to a chat and back', async ({ page, journey }) => {
    await page.addInitScript((key) => {
      // As on a device where the member looked long ago, before this journey alone.
      if (localStorage.getItem(key) === null) localStorage.setItem(key, '"2020-01-01T00:00:00.000Z"');
    }, `friendbase.look.${DEMO_ACCOUNT_ID}`);
    await journey.openAsMember('/donations');
    const bell = page.getByRole('button', { name: /^Notifications, \d+ new$/ });
    await expect(bell).toBeVisible();
    const list = page.getByRole('dialog', { name: 'Notifications' });
    await journey.press('button', /^Notifications, \d+ new$/);
    await expect(list.getByRole('list', { name: 'Friend requests' })).toBeVisible();
    await journey.expectAccessible();
    await journey.expectNoSidewaysScroll();
    await journey.press('link', /^Open the chat with /, list);
    await expect(page).toHaveURL(/\/messages\?with=/);
    await expect(list).toBeHidden();
    await expect(page.getByRole('log', { name: /^Messages with / })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Support FriendBase' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  });
});
