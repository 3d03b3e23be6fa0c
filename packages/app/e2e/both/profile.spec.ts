import type { Page, TestInfo } from '@playwright/test';
import { expect, test } from '../journey.ts';

const PASSWORD = 'river piano lemon';

/** Makes an account of one's own: the demo account keeps its name and its password. */
async function signUp(page: Page, { project, workerIndex, repeatEachIndex, retry }: TestInfo, width: number) {
  const username = ['lea', project.name, width, workerIndex, repeatEachIndex, retry].join('-').slice(0, 30);
  await page.evaluate(
    ([name, password]) =>
      fetch('/api/auth/register', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          username: name,
          displayName: 'Lea',
          email: `${name}@example.org`,
          password,
          challengeType: 'cognitive',
        }),
      }),
    [username, PASSWORD],
  );
  await page.goto('/profile');
}

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 320, height: 568 },
]) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('a member changes everything about themselves by keyboard', async ({ page, journey }, info) => {
      await journey.openAsVisitor();
      await signUp(page, info, viewport.width);
      const pressed = (name: string) => page.getByRole('button', { name, exact: true });
      /** Opens what is loaded then, which has the focus once it is there. */
      const open = async (name: string) => {
        await pressed(name).focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('dialog', { name }).getByRole('button', { name: 'Close' })).toBeFocused();
      };

      await journey.press('button', 'Edit Profile');
      await expect(page.getByRole('textbox', { name: /^Display name/ })).toBeFocused();
      await journey.expectAccessible();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('Lea Park');
      await journey.fill(/^Bio/, 'I like tea.');
      await journey.expectNoSidewaysScroll();
      await journey.tabTo('button', 'Save Changes');
      await journey.whileAnswered(async () => {
        await page.keyboard.press('Enter');
        await expect(pressed('Edit Profile')).toBeFocused();
      });
      await expect(page.getByRole('heading', { name: 'Lea Park' })).toBeVisible();
      await journey.expectAccessible();

      await open('Change Profile Picture');
      await journey.tabTo('radio', /^No person/);
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('radio', { name: /^Sam: / })).toBeChecked();
      await journey.expectAccessible();
      await journey.tabTo('button', 'Save picture');
      await journey.whileAnswered(async () => {
        await page.keyboard.press('Enter');
        await expect(pressed('Change Profile Picture')).toBeFocused();
      });

      await open('Change Password');
      await journey.expectAccessible();
      await journey.fill(/^Your password now/, PASSWORD);
      await journey.fill(/^New password \(/, 'quiet green boat');
      await journey.fill(/^New password again/, 'quiet green boat');
      await journey.whileAnswered(async () => {
        await page.keyboard.press('Enter');
        await expect(pressed('Change Password')).toBeFocused();
      });

      await open('Manage Privacy');
      await journey.tabTo('radio', 'Friends Only');
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('dialog').getByText('Your choice is saved')).toBeVisible();
      await journey.expectAccessible();
      await page.keyboard.press('Escape');
      await expect(pressed('Manage Privacy')).toBeFocused();

      await open('Where you are logged in');
      await expect(page.getByText(/^Here\. Logged in since /)).toBeVisible();
      await journey.expectAccessible();
      await page.keyboard.press('Escape');
      await expect(pressed('Where you are logged in')).toBeFocused();
      await journey.expectNoSidewaysScroll();

      await page.reload();
      await expect(page.getByText('I like tea.')).toBeVisible();
    });
  });
}

test('a session that is lost while the profile is edited', async ({ page, journey }) => {
  await journey.openAsMember('/profile');
  await journey.press('button', 'Edit Profile');
  const bio = page.getByRole('textbox', { name: /^Bio/ });
  await expect(bio).toBeFocused();
  await page.keyboard.type('In the middle. ');
  const words = await bio.inputValue();
  await page.evaluate(() => fetch('/api/auth/logout', { method: 'POST' }));
  const heading = page.getByRole('heading', { level: 1, name: 'Please log in again. Your work is saved.' });
  await expect(heading).toBeFocused();
  await journey.press('button', 'Use the demo account');
  await page.keyboard.press('Enter');
  await expect(bio).toBeFocused();
  await expect(bio).toHaveValue(words);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await journey.expectAccessible();
});
