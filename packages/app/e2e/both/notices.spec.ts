import { expect, test, tier, withSettings } from '../journey.ts';
import { eachWay } from '../ways.ts';

test('messages wait behind the bell, and F8 reaches the newest', tier(true), async ({ page, journey }) => {
  // It would end while a busy machine still loads Home.
  await withSettings(page, { messageSeconds: 'stay' });
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
  await expect(list.getByRole('list', { name: 'What came for you, newest first' })).toBeVisible();
  await list.getByRole('button', { name: 'Answers to what you did' }).press('Enter');
  await expect(list.getByText("You're now logged in to The FriendBase.")).toBeVisible();
  await journey.expectAccessible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeFocused();
});

eachWay('keyboard', () => {
  test('what is behind the bell leads to a chat and back', tier(true), async ({ page, journey }) => {
    await journey.openAsMember('/donations');
    const list = page.getByRole('dialog', { name: 'Notifications' });
    await journey.press('button', /^Notifications/);
    await expect(list.getByRole('list', { name: 'What came for you, newest first' })).toBeVisible();
    await journey.expectAccessible();
    await journey.expectNoSidewaysScroll();
    await journey.press('link', /^Open the chat with /, list);
    await expect(page).toHaveURL(/\/messages\?with=/);
    await expect(list).toBeHidden();
    await expect(page.getByRole('log', { name: /^Messages with / })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Support FriendBase' })).toBeFocused();
  });
});
