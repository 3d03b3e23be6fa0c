import type { Page } from '@playwright/test';
import { expect, test as base, untilReady } from '../journey.ts';
import { ownPlace, startOwnServer, type OwnServer } from '../ownServer.ts';
import { addDevice } from '../passkeyDevice.ts';
import { PASSWORD, signUp } from '../people.ts';

/** A server of its own: passkeys are of a name, and the others are reached by a number. */
const test = base.extend<object, { place: OwnServer }>(
  ownPlace(() => startOwnServer({ REQUIRE_PASSKEY_FOR_ROLES: '1' })),
);

const NOTHING = 'Nothing happened, and that is fine. Try again, or use your password.';

/** The member's passkeys, opened by their page. */
async function openPasskeys(page: Page) {
  await page.goto('/profile?open=passkeys');
  await untilReady(page);
  return page.getByRole('dialog', { name: 'Log in without a password' });
}

async function makeOne(page: Page) {
  const dialog = await openPasskeys(page);
  await dialog
    .getByLabel(/^Your password \(/)
    .first()
    .fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: /^Your passkey is made/ })).toBeFocused();
  return dialog;
}

test('a passkey is refused, made and used, and what was typed stays throughout', async ({
  page,
  journey,
}) => {
  const device = await addDevice(page);
  const { username } = await signUp(page.request, 'Ann Berg');
  const dialog = await openPasskeys(page);
  await expect(dialog.getByText('You have no passkey.')).toBeVisible();
  await journey.expectAccessible();

  journey.expectCallError('/api/passkeys/challenge');
  const secret = dialog.getByLabel(/^Your password \(/).first();
  await secret.fill('wrong one');
  await page.keyboard.press('Enter');
  await expect(secret).toHaveAccessibleDescription(/This is not your password now/);

  await device.recognizes(false);
  const name = dialog.getByRole('textbox', { name: /^Name of the passkey/ });
  await name.fill('The blue phone');
  await secret.fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(NOTHING)).toBeVisible();
  await expect(name).toHaveValue('The blue phone');

  await device.recognizes(true);
  await secret.press('Enter');
  await expect(dialog.getByRole('heading', { name: /^Your passkey is made/ })).toBeFocused();
  await expect(dialog.getByRole('heading', { name: 'The blue phone' })).toBeVisible();
  await journey.expectAccessible();
  await page.keyboard.press('Escape');

  // Nothing is chosen among what the browser fills in.
  await device.isTouched(false);
  await journey.press('button', 'Log Out');
  await expect(page.getByRole('tab', { name: 'Log In' })).toBeVisible();
  await page.getByRole('textbox', { name: /^Username/ }).fill(username);
  await device.recognizes(false);
  await device.isTouched(true);
  await journey.press('button', 'Log in without a password');
  await expect(page.getByText(NOTHING)).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Username/ })).toHaveValue(username);
  await expect(page.getByRole('button', { name: 'Log in without a password' })).toBeFocused();

  await device.recognizes(true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ann Berg!' })).toBeFocused();
});

test('a passkey that is chosen where the browser fills in the username logs in @long', async ({
  page,
  journey,
}) => {
  const device = await addDevice(page);
  await signUp(page.request, 'Ben Clark');
  await makeOne(page);
  // An open page hears that its session has ended, and leads to the auth screen itself.
  await page.goto('about:blank');
  await page.request.post('/api/auth/logout');
  await device.isTouched(true);
  // The device answers at once, as if its member had chosen it.
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ben Clark!' })).toBeFocused();
  await journey.expectNoSidewaysScroll();
});

test('a moderator reads in plain words that their role needs one, makes it and goes on @long', async ({
  page,
  journey,
  place,
}) => {
  await addDevice(page);
  const { username } = await signUp(page.request, 'Gwen Hill');
  await place.give('moderator', username);
  journey.expectCallError('/api/moderation/cases');
  await page.goto('/moderation');
  await untilReady(page);
  await expect(page.getByRole('heading', { name: 'For this you need a passkey' })).toBeVisible();
  await journey.expectAccessible();
  await journey.press('link', 'Go to your passkeys');
  const dialog = page.getByRole('dialog', { name: 'Log in without a password' });
  await expect(dialog.getByText(/For that you need a passkey\. Please make one here\.$/)).toBeVisible();
  await makeOne(page);
  await page.goto('/moderation');
  await expect(page.getByText('Nothing waits here.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'For this you need a passkey' })).toBeHidden();
});
