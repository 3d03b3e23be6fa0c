import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { expect, expectGood, expectHome, goToProfile, logsIn, opensWindow, test } from '../easyWays.ts';
import { tier } from '../journey.ts';
import { PASSWORD, signUp } from '../people.ts';

test('a member takes their things along, leaves, and comes back', tier(true), async ({ page, journey }) => {
  const { username } = await signUp(page.request, 'Kim Lee');
  await page.goto('/');
  await goToProfile(page, journey);
  const things = await opensWindow(page, journey, 'Take my things along');
  await expect(things.getByText('We put all your things into one file. You can keep it.')).toBeVisible();
  await journey.fill(/^Your password/, PASSWORD);
  await journey.press('button', 'Make my file', things);
  await expect(things.getByRole('link', { name: 'Get my file' })).toBeVisible();
  await expectGood(journey);
  const saved = page.waitForEvent('download');
  await journey.press('link', 'Get my file', things);
  const files = unzipSync(await readFile(await (await saved).path()));
  expect(Buffer.from(files['index.html'] ?? []).toString()).toContain(username);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Take my things along' })).toBeFocused();

  await opensWindow(page, journey, 'Leave FriendBase');
  await expect(page.getByText('Other people do not see you anymore.')).toBeVisible();
  await expectGood(journey);
  await journey.fill(/^Your password/, PASSWORD);
  await journey.press('button', 'Leave FriendBase now');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to FriendBase' })).toBeFocused();
  await expectGood(journey);

  journey.expectCallError('/api/auth/login');
  await logsIn(page, journey, { username, password: PASSWORD });
  const left = page.getByRole('region', { name: 'You left FriendBase' });
  await expect(left).toBeVisible();
  await expect(page.getByText('Look below. You can come back.').first()).toBeVisible();
  await expectGood(journey);
  await journey.press('button', 'Come back', left);
  await expectHome(page, journey, 'Kim Lee');
});
