import { request as newRequest, type Page, type TestInfo } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { accept, askFor, signUp } from '../people.ts';

const ASKS = 'Kenji Mori';
const FRIEND = 'Grace Murphy';

/**
 * Opens Friends as a member with a request and a friend. The demo has them; on the product they are new members, so that
 * no other test meets what is done here.
 */
async function openFriends(page: Page, { project }: TestInfo): Promise<void> {
  if (project.name === 'product') {
    const { baseURL } = project.use;
    const other = async () => newRequest.newContext({ ...(baseURL && { baseURL }) });
    const member = await signUp(page.request, 'Robin Ek');
    await askFor(await signUp(await other(), ASKS), member);
    await accept(member, await askFor(await signUp(await other(), FRIEND), member));
  }
  await page.goto('/friends');
  await expect(page.getByRole('heading', { level: 1, name: 'My Friends' })).toBeVisible();
}

// Colours are measured: nothing fades meanwhile.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }, info) => openFriends(page, info));

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 320, height: 568 },
]) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('a member reads what declining means, keeps the request, and accepts it', async ({
      page,
      journey,
    }) => {
      await journey.expectAccessible();
      await journey.press('button', `Decline ${ASKS}`);
      await expect(page.getByRole('alertdialog', { name: `Decline ${ASKS}?` })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Keep the request' })).toBeFocused();
      await journey.expectAccessible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: `Decline ${ASKS}` })).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await journey.whileAnswered(async () => {
        await page.keyboard.press('Enter');
        await expect(
          page.getByText(`Request updated. You are now friends with ${ASKS}.`).last(),
        ).toBeVisible();
      });
      await journey.expectAccessible();
      await journey.expectNoSidewaysScroll();
    });

    test('a friend’s profile opens, asks before it blocks, and leads back', async ({ page, journey }) => {
      await journey.press('button', `View Profile, ${FRIEND}`);
      const dialog = page.getByRole('dialog', { name: FRIEND });
      await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
      await journey.expectAccessible();
      await journey.press('button', 'Block');
      await expect(page.getByRole('button', { name: 'Do not block' })).toBeFocused();
      await journey.expectAccessible();
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('button', { name: 'Block' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: `View Profile, ${FRIEND}` })).toBeFocused();
      await journey.press('button', `View Profile, ${FRIEND}`);
      await journey.press('button', 'Send Message');
      await expect(page).toHaveURL(/\/messages\?with=/);
      await expect(page).toHaveTitle('Messages – FriendBase');
      await expect(page.locator('main :focus')).toHaveCount(1);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'My Friends' })).toBeFocused();
    });
  });
}

test('a member finds people, asks one of them, and takes it back', async ({ page, journey }) => {
  const ask = page.getByRole('button', { name: /^Add Friend, / }).first();
  await journey.tabTo('button', 'Find Friends');
  await journey.whileAnswered(async () => {
    await page.keyboard.press('Enter');
    await expect(ask).toBeVisible();
  });
  await expect(page.getByText(/suggestions? (was|were) added\./).last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Find Friends' })).toBeFocused();
  await journey.expectAccessible();
  await journey.tabTo('button', /^Add Friend, /);
  await journey.whileAnswered(async () => {
    await page.keyboard.press('Enter');
    const takeBack = page.getByRole('button', { name: /^Take back your request, / });
    await expect(takeBack).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(ask).toBeFocused();
  });
  await journey.expectAccessible();
});
