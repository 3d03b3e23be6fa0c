import type { Page, TestInfo } from '@playwright/test';
import { picture, expect, test, type Way, tier } from '../journey.ts';
import { signUpInPage } from '../people.ts';
import { eachWay } from '../ways.ts';

const PASSWORD = 'river piano lemon';

/** Makes an account of one's own: the demo account keeps its name and its password. */
async function signUp(page: Page, { project, workerIndex, repeatEachIndex, retry }: TestInfo, way: Way) {
  const username = ['lea', project.name, way, workerIndex, repeatEachIndex, retry].join('-').slice(0, 30);
  await signUpInPage(page, { username, displayName: 'Lea', password: PASSWORD });
  await page.goto('/profile');
}

eachWay('keyboard', () => {
  test('a member changes everything about themselves', tier(true), async ({ page, journey, way }, info) => {
    await journey.openAsVisitor();
    await signUp(page, info, way);
    const pressed = (name: string) => page.getByRole('button', { name, exact: true });
    /** Opens what is loaded then, which has the focus once it is there. */
    const open = async (name: string) => {
      await journey.press('button', name);
      await expect(page.getByRole('dialog', { name }).getByRole('button', { name: 'Close' })).toBeFocused();
      await journey.expectAccessible();
      return page.getByRole('dialog', { name });
    };
    /** Back to what was pressed. */
    const close = async (name: string) => {
      await journey.press('button', 'Close', page.getByRole('dialog', { name }));
      await expect(pressed(name)).toBeFocused();
    };
    const save = async (button: string, back: string) => {
      await journey.press('button', button);
      await expect(pressed(back)).toBeFocused();
    };

    await journey.press('button', 'Edit Profile');
    await expect(page.getByRole('textbox', { name: /^Display name/ })).toBeFocused();
    await journey.expectAccessible();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Lea Park');
    await journey.fill(/^Bio/, 'I like tea.');
    await journey.expectNoSidewaysScroll();
    await save('Save Changes', 'Edit Profile');
    await expect(page.getByRole('heading', { name: 'Lea Park' })).toBeVisible();
    await save('Undo', 'Edit Profile');
    await expect(page.getByRole('heading', { name: 'Lea', exact: true })).toBeVisible();
    await expect(page.getByText('Your profile is as it was before.').last()).toBeVisible();
    await journey.press('button', 'Edit Profile');
    await journey.fill(/^Bio/, 'I like tea.');
    await save('Save Changes', 'Edit Profile');

    await journey.choose(/^Sam: /, await open('Change Profile Picture'));
    await expect(page.getByRole('radio', { name: /^Sam: / })).toBeChecked();
    await journey.press('button', 'Use your own photo');
    await expect(page.getByRole('button', { name: 'Choose files' })).toBeFocused();
    await journey.chooseFiles('Choose files', picture('me.png'));
    await expect(page.getByRole('button', { name: 'Remove me.png' })).toBeVisible();
    await journey.expectAccessible();
    await save('Save picture', 'Change Profile Picture');
    const photo = page.getByRole('main').locator('img.fb-Avatar').first();
    await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);

    await open('Change Password');
    await journey.fill(/^Your password now/, PASSWORD);
    await journey.fill(/^New password \(/, 'quiet green boat');
    await journey.fill(/^New password again/, 'quiet green boat');
    await save('Change password now', 'Change Password');

    await open('Emergency contact');
    await journey.fill(/^Emergency contact phone/, '+1 (555) 010-0199');
    await save('Save contact', 'Emergency contact');
    await journey.press('button', 'Help', page.getByRole('contentinfo', { name: 'Help' }));
    const call = page.getByRole('link', { name: 'Call for Help' });
    await expect(call).toHaveAttribute('href', 'tel:+15550100199');
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Help', exact: true })).toBeFocused();

    const likings = await open('What I like');
    await journey.press('button', 'Tea', likings);
    await journey.press('button', 'Dogs', likings);
    await expect(likings.getByText('2 of 6 chosen.')).toBeVisible();
    await journey.press('button', 'Save what I like', likings);
    await expect(likings.getByText('What you like is saved.')).toBeVisible();
    await journey.expectNoSidewaysScroll();
    await journey.press('button', 'Undo', likings);
    await expect(likings.getByText('0 of 6 chosen.')).toBeVisible();
    await expect(pressed('Save what I like')).toBeFocused();
    await close('What I like');

    const privacy = await open('Manage Privacy');
    await journey.choose('Everyone', privacy);
    await expect(privacy.getByText('Your choice is saved')).toBeVisible();
    await close('Manage Privacy');

    await open('Where you are logged in');
    await expect(page.getByText('This is here')).toBeVisible();
    await close('Where you are logged in');
    await journey.expectAccessible();
    await journey.expectNoSidewaysScroll();

    await page.reload();
    await expect(page.getByText('I like tea.')).toBeVisible();
    await journey.press('button', 'Log Out');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome to FriendBase' })).toBeFocused();
  });
});

test('a session that is lost while the profile is edited', tier(true), async ({ page, journey }) => {
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
