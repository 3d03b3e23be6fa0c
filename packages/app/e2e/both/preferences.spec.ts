import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

// The files of the demo come from the network, so that a test can hold them back.
test.use({ serviceWorkers: 'block' });

const settings = (page: Page) => page.getByRole('dialog', { name: 'My comfort settings' });

async function openSettings(page: Page, ...groups: string[]): Promise<Locator> {
  await page.getByRole('button', { name: 'Comfort settings' }).press('Enter');
  for (const group of groups) {
    await settings(page)
      .getByRole('button', { name: new RegExp(`^${group}`) })
      .press('Enter');
  }
  return settings(page);
}

const choose = (within: Locator, setting: string, value: string) =>
  within
    .getByRole('radiogroup', { name: setting })
    .getByRole('radio', { name: value, exact: true })
    .press('Space');

const close = (page: Page) => page.keyboard.press('Escape');
const root = (page: Page) => page.locator('html');
const styleOf = (element: Locator, name: string) =>
  element.evaluate((node, property) => getComputedStyle(node).getPropertyValue(property), name);

/** Shows the page as it is before the first script of the app has come. */
async function reloadWithoutApp(page: Page): Promise<void> {
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.reload();
}

test('P1 Text size: everything grows, at once and before the next first paint, and nothing is cut off', async ({
  page,
  journey,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await journey.openAsVisitor();
  await journey.whileAnswered(async () => {
    await choose(await openSettings(page), 'Text size', '200 %');
  });
  await expect(page.getByText('Text size 200 %. Saved on this device.').first()).toBeAttached();
  expect(await styleOf(root(page), 'font-size')).toBe('32px');
  await journey.expectNoSidewaysScroll();
  await journey.expectAccessible();
  await close(page);
  await journey.expectNoSidewaysScroll();
  await reloadWithoutApp(page);
  await expect(root(page)).toHaveAttribute('data-text', '200');
});

test('P2, P3 and P4 Spacing, font and colours: each shows in what is computed, and nothing is asked of others', async ({
  page,
  journey,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.woff2') && fonts.push(request.url()));
  await journey.openAsMember();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  expect(fonts.filter((url) => url.includes('opendyslexic'))).toEqual([]);
  await journey.whileAnswered(async () => {
    const within = await openSettings(page, 'Colours');
    await choose(within, 'Space in text', 'Wide');
    await choose(within, 'Length of lines', 'Short lines');
    await choose(within, 'Letters', 'Letters for dyslexia');
    await choose(within, 'Colours', 'Strong, on black');
    await page.evaluate(() => document.fonts.ready);
  });
  const sample = settings(page).getByText('Sam likes gardening');
  const size = Number.parseFloat(await styleOf(sample, 'font-size'));
  expect({
    leading: Number.parseFloat(await styleOf(sample, 'line-height')) / size,
    letters: Number.parseFloat(await styleOf(sample, 'letter-spacing')) / size,
    words: Number.parseFloat(await styleOf(sample, 'word-spacing')) / size,
    font: await styleOf(sample, 'font-family'),
    ground: await styleOf(root(page), 'background-color'),
  }).toEqual({
    leading: expect.closeTo(1.8),
    letters: expect.closeTo(0.12),
    words: expect.closeTo(0.16),
    font: expect.stringMatching(/^"?OpenDyslexic/),
    ground: 'rgb(0, 0, 0)',
  });
  const origin = new URL(page.url()).origin;
  expect(fonts.filter((url) => !url.startsWith(origin))).toEqual([]);
  expect(fonts.some((url) => url.includes('opendyslexic'))).toBe(true);
  await journey.expectAccessible();
});

test('P5 Motion: calm stops what moves, and full moves it also where the system asks for less', async ({
  page,
  journey,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await journey.openAsVisitor();
  const within = await openSettings(page, 'Moving things');
  const button = within.getByRole('button', { name: 'Close' });
  expect(await styleOf(button, 'transition-duration')).toBe('0s');
  await choose(within, 'Movement', 'Things may move');
  expect(await styleOf(button, 'transition-duration')).toBe('0.15s');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await choose(within, 'Movement', 'Calm');
  expect(await styleOf(button, 'transition-duration')).toBe('0s');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('P6 Message time: a message stays until it is closed', async ({ page, journey }) => {
  await page.clock.install();
  await journey.openAsVisitor();
  await choose(await openSettings(page, 'Messages'), 'How long messages stay', 'Until I close them');
  await close(page);
  await journey.logInToDemo();
  const message = page.getByRole('group', { name: 'Welcome back!' });
  await expect(message).toBeVisible();
  await page.clock.fastForward('01:00:00');
  await expect(message).toBeVisible();
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await expect(message).toBeHidden();
});

test('P7 Interruptions: with none, what happened waits behind the bell', async ({ page, journey }) => {
  await journey.openAsVisitor();
  await choose(await openSettings(page, 'Messages'), 'Which messages come up', 'None until I look');
  await close(page);
  await journey.logInToDemo();
  await page.getByRole('button', { name: 'Notifications, 1 new' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Notifications' }).getByText('Welcome back!')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Welcome back!' })).toHaveCount(0);
});

test('P15 Unfinished writing: kept for a week also after log out, or not at all', async ({
  page,
  journey,
}) => {
  const field = page.getByRole('textbox', { name: 'Your post' });
  const keep = async (value: string) => {
    await choose(await openSettings(page, 'Keeping my words'), 'Words I have not sent', value);
    await close(page);
  };
  await journey.openAsMember();
  await keep('Do not keep them');
  await field.fill('Nobody keeps this');
  await page.reload();
  await expect(field).toHaveValue('');
  await keep('Keep them for 7 days');
  await field.fill('Not finished yet');
  await page.getByRole('link', { name: 'Profile' }).first().click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to FriendBase' })).toBeVisible();
  await journey.logInToDemo();
  await expect(field).toHaveValue('Not finished yet');
});

test('three settings are offered once, at the first sign-in, and other tabs follow', async ({
  page,
  context,
  journey,
}) => {
  await journey.openAsVisitor();
  await journey.logInToDemo();
  const offer = page.getByRole('region', { name: 'Make FriendBase fit you' });
  await expect(offer).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await choose(offer, 'Text size', '130 %');
  await expect(root(other)).toHaveAttribute('data-text', '130');
  await offer.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(offer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(offer).toBeHidden();
});
