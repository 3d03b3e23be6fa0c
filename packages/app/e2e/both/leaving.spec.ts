import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { expect, test, tier } from '../journey.ts';
import { signUpInPage } from '../people.ts';

const PASSWORD = 'quiet lake morning';

test(
  'a member takes their things along, leaves, and comes back, by keyboard alone',
  tier(true),
  async ({ page, journey }, info) => {
    const username = `m${crypto.randomUUID().replaceAll('-', '').slice(0, 20)}`;
    const profile = page.getByRole('heading', { level: 1, name: 'Profile' });
    await journey.openAsVisitor();
    await signUpInPage(page, { username, displayName: 'Kim Lee', password: PASSWORD });
    await page.goto('/profile');
    await expect(profile).toBeVisible();

    await test.step('takes their things along', async () => {
      await journey.press('button', 'Take my things along');
      await journey.fill(/^Your password/, PASSWORD);
      await journey.press('button', 'Make my file');
      const link = page.getByRole('link', { name: 'Get my file' });
      await expect(link).toBeVisible();
      await journey.expectAccessible('without story');
      // What a browser saves comes from the network, where the demo has none.
      if (info.project.name.startsWith('product')) {
        const saved = page.waitForEvent('download');
        await journey.press('link', 'Get my file');
        const download = await saved;
        expect(download.suggestedFilename()).toBe('friendbase.zip');
        const files = unzipSync(await readFile(await download.path()));
        expect(Object.keys(files)).toEqual(expect.arrayContaining(['index.html', 'data/profile.json']));
        expect(Buffer.from(files['index.html'] ?? []).toString()).toContain(username);
      }
      await page.keyboard.press('Escape');
    });

    await test.step('leaves', async () => {
      await journey.press('button', 'Leave FriendBase');
      await journey.expectAccessible('without story');
      await journey.fill(/^Your password/, PASSWORD);
      await journey.press('button', 'Leave FriendBase now');
      await expect(page.getByRole('heading', { level: 1, name: 'Welcome to FriendBase' })).toBeVisible();
    });

    await test.step('comes back', async () => {
      journey.expectCallError('/api/auth/login');
      await journey.fill(/^Username/, username);
      await journey.fill(/^Password/, PASSWORD);
      await journey.press('button', 'Log In');
      await expect(page.getByRole('region', { name: 'You left FriendBase' })).toBeVisible();
      await journey.expectAccessible('without story');
      await journey.press('button', 'Come back');
      await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Kim Lee!' })).toBeVisible();
    });
  },
);
