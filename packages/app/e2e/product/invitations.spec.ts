import { expect, test } from '../journey.ts';
import { openMember, PASSWORD, signUp } from '../people.ts';

test('a member makes a link, and a person they know opens it, logs in, and asks them @long', async ({
  page,
  journey,
  browser,
  baseURL,
}) => {
  const { page: ben, member: benIs } = await openMember(browser, baseURL, 'Ben Clark');
  await ben.goto('/friends');
  await ben.getByRole('button', { name: 'Invite a person you know' }).press('Enter');
  await ben.getByRole('button', { name: 'Make a link' }).press('Enter');
  const link = ben.getByRole('textbox', { name: 'Link for one person' });
  await expect(link).toHaveValue(/\/invited\?key=/);

  const { username } = await signUp(page.request, 'Ann Berg');
  await page.request.post('/api/auth/logout');
  await page.goto(await link.inputValue());
  await journey.fill('Username', username);
  await journey.fill('Password', PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: 'Ben Clark' })).toBeVisible();
  await journey.expectAccessible();
  await journey.expectNoSidewaysScroll();
  await journey.press('button', 'Add Friend, Ben Clark');
  await expect(page.getByRole('main').getByRole('link', { name: 'Go to your friends' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Friend, Ben Clark' })).toHaveCount(0);
  const asked = await benIs.request.get(`/api/friend-requests/${benIs.id}`);
  expect(await asked.json()).toHaveLength(1);

  // It has been used.
  journey.expectCallError('/api/invitations/shown');
  await page.reload();
  await expect(page.getByRole('main').getByText('This invitation does not work anymore')).toBeVisible();
  await ben.context().close();
});
