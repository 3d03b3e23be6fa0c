import type { Locator, Page } from '@playwright/test';
import { expect, test as base, untilReady, type Journey } from './journey.ts';
import { ownPlace, startMailingServer, type MailingServer } from './ownServer.ts';
import { NEW_PASSWORD } from './people.ts';

/** What a device stores that has easy words: the page asks the storage, the server the cookie. */
const easyAt = (origin: string) => ({
  cookies: [
    {
      name: 'friendbase-settings',
      value: `1.${encodeURIComponent('{"easy":true}')}`,
      domain: new URL(origin).hostname,
      path: '/',
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax' as const,
    },
  ],
  origins: [
    { origin, localStorage: [{ name: 'friendbase.comfort.device', value: '{"chosen":{"easy":true}}' }] },
  ],
});

/**
 * In the narrowest window, with easy words, at a server with a name, which passkeys need, with a person to ask, and with mails.
 */
export const test = base.extend<object, { place: MailingServer }>({
  ...ownPlace(() =>
    startMailingServer({
      CONTACT_NAME: 'Kim',
      CONTACT_EMAIL: 'kim@friends.example.com',
      CONTACT_PHONE: '+1 555 010 0142',
      RATE_LIMIT_SCALE: '1000',
    }),
  ),
  storageState: async ({ place }, use) => use(easyAt(place.origin)),
  viewport: { width: 320, height: 568 },
});

/** Opens a link as a mail program does: as a page of its own. */
export async function openLink(page: Page, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(link);
  await untilReady(page);
}

/** What one is looking at can be used by everybody, and nothing of it is beside the window. */
export async function expectGood(journey: Journey): Promise<void> {
  await journey.expectAccessible('without story');
  await journey.expectNoSidewaysScroll();
}

/** Presses what opens a window, and goes on once the focus is in it: Tab would lead on in the page until it is there. */
export async function opensWindow(
  page: Page,
  journey: Journey,
  button: string,
  title = button,
): Promise<Locator> {
  await journey.press('button', button);
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await expectGood(journey);
  return dialog;
}

/** Logs in by the form, whose username is there already where nothing is said of it. */
export async function logsIn(
  page: Page,
  journey: Journey,
  { username, password }: { username?: string; password: string },
): Promise<void> {
  if (username !== undefined) await journey.fill(/^Username/, username);
  await journey.fill(/^Password/, password);
  await page.keyboard.press('Enter');
}

/** Home, in easy words, where the one who came reads. */
export async function expectHome(page: Page, journey: Journey, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: `Welcome, ${name}!` })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'What your friends wrote' })).toBeVisible();
  await expectGood(journey);
}

/** From Home by the menu to their own page, where everything of an account is. */
export async function goToProfile(page: Page, journey: Journey): Promise<void> {
  await journey.press('button', 'More');
  await journey.press('link', 'Profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeFocused();
}

export async function logsOut(page: Page, journey: Journey): Promise<void> {
  await journey.press('button', 'Log Out');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to FriendBase' })).toBeFocused();
}

/** From the auth screen to what is behind Need Help?. */
export async function opensHelp(page: Page, journey: Journey): Promise<void> {
  await journey.tabTo('tab', /./);
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Need Help?', selected: true })).toBeFocused();
}

/** The end of each way back in: chooses a new password. */
export async function choosesPassword(page: Page, journey: Journey): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeFocused();
  await expect(page.getByText('After this you log in again, on each phone and computer.')).toBeVisible();
  await expectGood(journey);
  await journey.fill(/^New password \(/, NEW_PASSWORD);
  await journey.fill(/^New password again/, NEW_PASSWORD);
  await page.keyboard.press('Enter');
}

/** Logs in with the new password, and the username that is there already. */
export async function logsInAnew(page: Page, journey: Journey, username: string): Promise<void> {
  await expect(page.getByRole('tab', { name: 'Log In', selected: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Username/ })).toHaveValue(username);
  await expect(page.getByLabel(/^Password/).first()).toBeFocused();
  await page.keyboard.type(NEW_PASSWORD);
  await page.keyboard.press('Enter');
}

export { expect };
