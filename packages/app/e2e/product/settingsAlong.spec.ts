import type { Page } from '@playwright/test';
import { choose, close, MORE, openSettings } from '../comfortSettings.ts';
import { hear } from '../hearing.ts';
import { expect, test, tier, untilReady } from '../journey.ts';
import { PASSWORD, signUp } from '../people.ts';

async function logsIn(page: Page, username: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Username/ }).fill(username);
  await page.getByRole('textbox', { name: /^Password/ }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ann Berg!' })).toBeFocused();
}

async function logsOut(page: Page): Promise<void> {
  await page.goto('/profile');
  await untilReady(page);
  await page.getByRole('button', { name: 'Log Out' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to FriendBase' })).toBeFocused();
}

/** Of what was heard: a log in on another device is told as well. */
const aboutSettings = async (heard: () => Promise<string[]>) =>
  (await heard()).filter((words) => /\bsettings\b/.test(words));

/** What is chosen is what the page has. */
async function expectTextSize(page: Page, percent: number): Promise<void> {
  const within = await openSettings(page, 'Reading');
  await expect(within.getByRole('radio', { name: `${percent} %`, exact: true })).toBeChecked();
  await expect(page.locator('html')).toHaveCSS('font-size', `${(16 * percent) / 100}px`);
  await close(page);
}

/** Turns it on or off. What comes of it is seen, and heard once. */
async function turnTakeAlong(page: Page, isOn: boolean, told: string): Promise<void> {
  const within = await openSettings(page, MORE, 'Keeping and taking along');
  const along = within.getByRole('switch', { name: 'Take my settings along' });
  await expect(along).toBeChecked({ checked: !isOn });
  const heard = await hear(page);
  await along.press('Space');
  await expect(within.getByText(told)).toBeVisible();
  await expect(along).toBeChecked({ checked: isOn });
  await expect(along).toBeFocused();
  await expect.poll(heard).toContain(told);
  await close(page);
  expect(await aboutSettings(heard)).toEqual([told]);
}

test(
  'a setting is on another device only after the member has said so, and on no further one after they take it back',
  tier(true),
  async ({ page: phone, journey, browser, baseURL, request }) => {
    const openDevice = async () => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }) });
      const page = await context.newPage();
      await page.goto('/');
      await untilReady(page);
      return page;
    };
    const { username } = await signUp(request, 'Ann Berg');
    await journey.openAsVisitor();
    await logsIn(phone, username);
    await choose(await openSettings(phone, 'Reading'), 'Text size', '130 %');
    await close(phone);
    await expectTextSize(phone, 130);

    const tablet = await openDevice();
    await logsIn(tablet, username);
    await expectTextSize(tablet, 100);
    await logsOut(tablet);

    await turnTakeAlong(phone, true, 'Your settings go with you now.');
    await journey.expectAccessible();
    const heard = await hear(tablet);
    await logsIn(tablet, username);
    await expect(tablet.getByRole('group', { name: 'Your settings are here' })).toBeVisible();
    await expect.poll(() => aboutSettings(heard)).toEqual([expect.stringMatching(/^Your settings are here/)]);
    await expectTextSize(tablet, 130);
    await logsOut(tablet);

    await turnTakeAlong(
      phone,
      false,
      'Your settings stay on this device now. We have erased them from your account.',
    );
    await expectTextSize(phone, 130);
    const computer = await openDevice();
    await logsIn(computer, username);
    await expectTextSize(computer, 100);
    await expect(computer.getByRole('group', { name: 'Your settings are here' })).toHaveCount(0);
    // Where they had come, they stay: it looks as it did.
    await logsIn(tablet, username);
    await expectTextSize(tablet, 130);
    await tablet.context().close();
    await computer.context().close();
  },
);
