import { request as newRequest, type Page, type TestInfo } from '@playwright/test';
import { expect, test, tier } from '../journey.ts';
import { accept, askFor, signUp } from '../people.ts';
import { eachWay } from '../ways.ts';

const ASKS = 'Kenji Mori';
const FRIEND = 'Grace Murphy';
/** Of the product: who has a friend in common with the member. */
const KNOWN = 'Noor Falk';

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
    const friend = await signUp(await other(), FRIEND);
    await accept(member, await askFor(friend, member));
    // Who has a friend in common can be suggested, and found by name.
    await accept(friend, await askFor(await signUp(await other(), KNOWN), friend));
  }
  await page.goto('/friends');
  await expect(page.getByRole('heading', { level: 1, name: 'My Friends' })).toBeVisible();
}

// Colours are measured: nothing fades meanwhile.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }, info) => openFriends(page, info));

eachWay('touch', () => {
  test(
    'a member answers a request, reads about a friend, and asks somebody',
    tier(true),
    async ({ page, journey }) => {
      const pressed = (name: string) => page.getByRole('button', { name });
      const friends = page.getByRole('list', { name: 'Your friends' });

      await test.step('reads what declining means, keeps the request, and accepts it', async () => {
        await journey.expectAccessible();
        await journey.press('button', `Decline ${ASKS}`);
        await expect(page.getByRole('alertdialog', { name: `Decline ${ASKS}?` })).toBeVisible();
        await expect(pressed('Keep the request')).toBeFocused();
        await journey.expectAccessible();
        await journey.press('button', 'Keep the request');
        await expect(pressed(`Decline ${ASKS}`)).toBeFocused();
        await journey.press('button', `Accept ${ASKS}`);
        await expect(
          page.getByText(`Request updated. You are now friends with ${ASKS}.`).last(),
        ).toBeVisible();
        await journey.expectNoSidewaysScroll();
      });

      await test.step('finds people, asks one of them, and takes it back', async () => {
        const ask = page.getByRole('button', { name: /^Add Friend, / }).first();
        await journey.press('button', 'Find Friends');
        await expect(ask).toBeVisible();
        await expect(page.getByText(/suggestions? (was|were) added\./).last()).toBeVisible();
        await expect(pressed('Find Friends')).toBeFocused();
        await journey.expectAccessible();
        await journey.press('button', /^Add Friend, /);
        const withdraw = page.getByRole('button', { name: /^Take back your request, / });
        await expect(withdraw).toBeFocused();
        await journey.press('button', /^Take back your request, /);
        await expect(ask).toBeFocused();
      });

      await test.step('opens a friend’s profile, is asked before it blocks, and writes', async () => {
        await journey.press('button', `View Profile, ${FRIEND}`, friends);
        const dialog = page.getByRole('dialog', { name: FRIEND });
        await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
        await journey.expectAccessible();
        await journey.press('button', 'Block', dialog);
        await expect(pressed('Do not block')).toBeFocused();
        await journey.expectAccessible();
        await journey.press('button', 'Do not block');
        await expect(dialog.getByRole('button', { name: 'Block' })).toBeFocused();
        await journey.press('button', 'Close', dialog);
        await expect(friends.getByRole('button', { name: `View Profile, ${FRIEND}` })).toBeFocused();
        await journey.press('button', `View Profile, ${FRIEND}`, friends);
        await journey.press('link', 'Send Message', dialog);
        await expect(page).toHaveURL(/\/messages\?with=/);
        await expect(page).toHaveTitle('Messages – FriendBase');
        await expect(page.locator('main :focus')).toHaveCount(1);
        await page.goBack();
        await expect(page.getByRole('heading', { level: 1, name: 'My Friends' })).toBeFocused();
      });
    },
  );

  test('a member looks for a person by name, asks them, and takes it back @long', async ({ page, journey }, {
    project,
  }) => {
    const name = project.name === 'product' ? KNOWN : 'Mila Novak';
    const field = page.getByRole('searchbox', { name: 'Find a person you know' });
    const found = page.getByRole('list', { name: 'People with that name' });
    await journey.press('searchbox', 'Find a person you know');
    await page.keyboard.type('zzzz');
    await expect(page.getByText(/Some people choose not to be found/)).toBeVisible();
    for (let letters = 4; letters > 0; letters -= 1) await page.keyboard.press('Backspace');
    await page.keyboard.type(name.slice(0, 6));
    await expect(found.getByRole('button', { name: `Add Friend, ${name}` })).toBeVisible();
    await expect(field).toBeFocused();
    await journey.expectAccessible();
    await journey.expectNoSidewaysScroll();
    await journey.press('button', `Add Friend, ${name}`, found);
    await expect(found.getByRole('button', { name: `Take back your request, ${name}` })).toBeFocused();
    await journey.press('button', `Take back your request, ${name}`, found);
    await expect(found.getByRole('button', { name: `Add Friend, ${name}` })).toBeFocused();
    await expect(field).toHaveValue(name.slice(0, 6));
  });
});

test('Escape keeps the request, and leads back', tier(true), async ({ page, journey }) => {
  await journey.press('button', `Decline ${ASKS}`);
  await expect(page.getByRole('button', { name: 'Keep the request' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `Decline ${ASKS}` })).toBeFocused();
  await journey.press('button', `View Profile, ${FRIEND}`);
  await expect(page.getByRole('dialog', { name: FRIEND })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `View Profile, ${FRIEND}` })).toBeFocused();
});
