import type { Page } from '@playwright/test';
import { expect, test as base, tier, untilReady, type Journey } from '../journey.ts';
import { ownPlace, startMailingServer, type MailingServer } from '../ownServer.ts';
import { addressOf, PASSWORD, signUp } from '../people.ts';

const NEW = 'quiet green boat';

const test = base.extend<object, { place: MailingServer }>(ownPlace(startMailingServer));

const CONFIRM = 'Is this your email address?';
const CHOOSE = 'Choose a new FriendBase password';

/** Opens a link as a mail program does: as a page of its own. */
async function open(page: Page, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(link);
  await untilReady(page);
}

/** Signs up somebody who opens the link of the mail that comes, and presses. */
async function signUpConfirmed(page: Page, journey: Journey, place: MailingServer, name: string) {
  const { username } = await signUp(page.request, name);
  const { link } = await place.newest(username, CONFIRM);
  await open(page, link);
  await journey.press('button', 'Yes, this is my email address');
  await expect(page.getByRole('heading', { name: 'Your email address is confirmed.' })).toBeFocused();
  return { username, link };
}

/** Without a page: one that is open would go to the auth screen by itself, in the way of the next one. */
async function logOut(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.request.post('/api/auth/logout');
}

/** Nobody is logged in: asks for a mail to an address, by keyboard. */
async function askForMail(page: Page, journey: Journey, username: string): Promise<void> {
  await logOut(page);
  await page.goto('/login?form=help');
  await untilReady(page);
  await journey.press('button', 'Send me an email');
  await journey.fill(/^Your email address/, addressOf(username));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Look at your email' })).toBeFocused();
}

/** What a form says of what was refused. It has the focus. */
const summaryOf = (page: Page) => page.locator('.fb-ErrorSummary:focus');

async function choosePassword(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeFocused();
  await page
    .getByLabel(/^New password \(/)
    .first()
    .fill(NEW);
  await page
    .getByLabel(/^New password again \(/)
    .first()
    .fill(NEW);
  await page.keyboard.press('Enter');
}

/** The new password is chosen: logs in with it, and the username that is there already. */
async function logInWithNew(page: Page, username: string): Promise<void> {
  await expect(page.getByRole('tab', { name: 'Log In', selected: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Username/ })).toHaveValue(username);
  await page
    .getByLabel(/^Password \(/)
    .first()
    .fill(NEW);
  await page.keyboard.press('Enter');
}

test(
  'a member confirms their address by a link, and comes back by one',
  tier(true),
  async ({ page, journey, place }) => {
    const { username, link: confirming } = await signUpConfirmed(page, journey, place, 'Ann Berg');
    await journey.expectAccessible('without story');

    await test.step('the link is over after its use', async () => {
      journey.expectCallError('/api/email/confirmation');
      await open(page, confirming);
      await journey.press('button', 'Yes, this is my email address');
      // Beside the button, and in what is said at once.
      await expect(
        page.getByRole('dialog').getByText(/^This link is over\. Is your address not confirmed yet\?/),
      ).toBeVisible();
    });

    await askForMail(page, journey, username);
    await journey.expectAccessible();
    const { link } = await place.newest(username, CHOOSE);
    await open(page, link);
    await choosePassword(page);
    await logInWithNew(page, username);
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ann Berg!' })).toBeFocused();

    await test.step('the link is over too, and says so in plain words', async () => {
      journey.expectCallError('/api/recovery/password');
      await logOut(page);
      await open(page, link);
      await choosePassword(page);
      await expect(summaryOf(page)).toHaveText(/This way is over\. It works once, for 30 minutes\./);
      await journey.expectAccessible();
    });
  },
);

test('a member comes back by the six digits of a mail, in the browser that asked @long', async ({
  page,
  journey,
  place,
}) => {
  const { username } = await signUpConfirmed(page, journey, place, 'Ben Clark');
  await askForMail(page, journey, username);
  const { code } = await place.newest(username, CHOOSE);

  journey.expectCallError('/api/recovery/code');
  const number = page.getByRole('textbox', { name: /^The number in the email/ });
  await number.fill(code === '111 111' ? '222 222' : '111 111');
  await page.keyboard.press('Enter');
  await expect(summaryOf(page)).toHaveText(/This number does not fit\. Look at the newest email again\./);
  await expect(number).toHaveValue(code === '111 111' ? '222 222' : '111 111');

  await number.fill(code);
  await page.keyboard.press('Enter');
  await choosePassword(page);
  await logInWithNew(page, username);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ben Clark!' })).toBeFocused();

  await test.step('the password before is worth nothing, and a mail tells of the new one', async () => {
    await page.request.post('/api/auth/logout');
    const before = await page.request.post('/api/auth/login', { data: { username, password: PASSWORD } });
    expect(before.status()).toBe(401);
    await place.newest(username, 'Your FriendBase password was changed');
  });
});

test('a link that a member opens ends their session, and Log In says with what they come in @long', async ({
  page,
  journey,
  place,
}) => {
  const { username } = await signUpConfirmed(page, journey, place, 'Cleo Dunn');
  await page.request.post('/api/recovery/mail', { data: { email: addressOf(username) } });
  const { link } = await place.newest(username, CHOOSE);
  await open(page, link);
  // The session is over before the page has its answer: what it asks meanwhile is refused.
  journey.expectCallError('/api/user');
  journey.expectCallError('/api/posts/feed/');
  await choosePassword(page);
  const message = `Your new password is saved. Your username is ${username}. Log in with both.`;
  // Seen in a message, and heard.
  await expect(page.getByText(message)).toHaveCount(2);
  await expect(page.getByRole('tab', { name: 'Log In', selected: true })).toBeVisible();
});
