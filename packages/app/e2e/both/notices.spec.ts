import { expect, test } from '../journey.ts';

test('messages wait behind the bell, and F8 reaches the newest', async ({ page, journey }) => {
  await journey.openAsVisitor();
  await journey.logInToDemo();
  await expect(page.getByText('Welcome back!', { exact: true })).toBeVisible();
  await page.keyboard.press('F8');
  await expect(page.getByRole('group', { name: 'Welcome back!' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: /^Notifications/ }).focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await expect(list.getByText("You're now logged in to The FriendBase.")).toBeVisible();
  await journey.expectAccessible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeFocused();
});
