import { tier } from '../journey.ts';
import {
  expect,
  expectGood,
  expectHome,
  goToProfile,
  logsIn,
  logsOut,
  opensWindow,
  test,
} from '../easyWays.ts';
import { addDevice } from '../passkeyDevice.ts';
import { PASSWORD, signUp } from '../people.ts';

test.describe('on a device that nobody has chosen anything for', tier(true), () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('a newcomer chooses easy words and large text, signs up and reads Home', async ({ page, journey }) => {
    const username = `m${crypto.randomUUID().replaceAll('-', '').slice(0, 20)}`;
    const goOn = async (step: number) => {
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: `Step ${step} of 7` })).toBeFocused();
      await expectGood(journey);
    };
    await journey.openAsVisitor();
    const settings = await opensWindow(page, journey, 'Comfort settings', 'My comfort settings');
    await journey.press('button', 'Easy and big', settings);
    await expectGood(journey);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Comfort settings' })).toBeFocused();
    await expectGood(journey);
    await journey.tabTo('tab', 'Log In');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('form', { name: 'Make a new account' })).toBeVisible();
    await journey.fill(/^Username/, username);
    await goOn(2);
    await journey.fill(/^Display name/, 'Robin Fay');
    await goOn(3);
    await journey.press('button', 'Next');
    await journey.fill(/^Email/, `${username}@example.com`);
    await goOn(5);
    await journey.fill(/^Password/, PASSWORD);
    await journey.fill(/^Confirm password/, PASSWORD);
    await goOn(6);
    await journey.tabTo('radio', 'I learn in my own way');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Thinking or remembering is hard' })).toBeChecked();
    await goOn(7);
    await journey.press('button', 'Sign Up');
    await expectHome(page, journey, 'Robin Fay');
  });
});

test('a member logs in by their password', tier(true), async ({ page, journey, request }) => {
  const { username } = await signUp(request, 'Ann Berg');
  await journey.openAsVisitor('/login');
  await expectGood(journey);
  await logsIn(page, journey, { username, password: PASSWORD });
  await expectHome(page, journey, 'Ann Berg');
});

test('a member chooses pictures and logs in by them', tier(true), async ({ page, journey }) => {
  const part = page.getByRole('region', { name: 'Log in with pictures' });
  const pressPictures = async (within: typeof part) => {
    const keys = within.getByRole('toolbar', { name: 'The pictures' });
    for (const name of ['Sun', 'Fish', 'Sun', 'Key']) await journey.press('button', name, keys);
    await expect(within.getByText('4 of 4 pictures chosen')).toBeVisible();
    await expectGood(journey);
  };
  await signUp(page.request, 'Pia Lund');
  await page.goto('/');
  await goToProfile(page, journey);
  const dialog = await opensWindow(page, journey, 'Log in with pictures');
  await journey.press('button', 'This is my own device', dialog);
  await pressPictures(dialog);
  await journey.fill(/^Your password/, PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Choose other pictures' })).toBeFocused();
  await page.keyboard.press('Escape');
  await logsOut(page, journey);
  await journey.press('button', 'Pia Lund', part);
  await expect(part.getByText('Press your four pictures, one after the other.')).toBeVisible();
  await pressPictures(part);
  await journey.press('button', 'Log in with these pictures', part);
  await expectHome(page, journey, 'Pia Lund');
});

test('a member makes a passkey and logs in by it', tier(true), async ({ page, journey }) => {
  const device = await addDevice(page);
  await signUp(page.request, 'Ben Clark');
  await page.goto('/');
  await goToProfile(page, journey);
  const dialog = await opensWindow(page, journey, 'Log in without a password');
  await expect(dialog.getByText(/^You log in by your finger, your face or a code\./)).toBeVisible();
  await journey.fill(/^Your password/, PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: /^Your passkey is made/ })).toBeFocused();
  await expectGood(journey);
  await page.keyboard.press('Escape');

  // Nothing is chosen among what the browser fills in.
  await device.isTouched(false);
  await logsOut(page, journey);
  await journey.tabTo('button', 'Log in without a password');
  await expectGood(journey);
  await device.isTouched(true);
  await page.keyboard.press('Enter');
  await expectHome(page, journey, 'Ben Clark');
});
