import type { Locator, Page } from '@playwright/test';
import { choose, close, MORE, openGroup, openSettings, settings } from '../comfortSettings.ts';
import { expect, test, tier } from '../journey.ts';
import { emulateMedia } from '../layoutShift.ts';

// The files of the demo come from the network, so that a test can hold them back.
test.use({ serviceWorkers: 'block' });

const root = (page: Page) => page.locator('html');
const styleOf = (element: Locator, name: string) =>
  element.evaluate((node, property) => getComputedStyle(node).getPropertyValue(property), name);

/** Shows the page as it is before the first script of the app has come. */
async function reloadWithoutApp(page: Page): Promise<void> {
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.reload();
}

test(
  'P1 Text size: everything grows, at once and before the next first paint, and nothing is cut off',
  tier(true),
  async ({ page, journey }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await journey.openAsVisitor();
    await choose(await openSettings(page, 'Reading'), 'Text size', '200 %');
    await expect(page.getByText('Text size 200 %. Saved on this device.').first()).toBeAttached();
    expect(await styleOf(root(page), 'font-size')).toBe('32px');
    await journey.expectNoSidewaysScroll();
    await journey.expectAccessible();
    await close(page);
    await journey.expectNoSidewaysScroll();
    await reloadWithoutApp(page);
    await expect(root(page)).toHaveAttribute('data-text', '200');
  },
);

test(
  'P2, P3 and P4 Spacing, font and colours: each shows in what is computed, and nothing is asked of others',
  tier(true),
  async ({ page, journey }) => {
    const fonts: string[] = [];
    page.on('request', (request) => request.url().endsWith('.woff2') && fonts.push(request.url()));
    await journey.openAsMember();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    expect(fonts.filter((url) => url.includes('opendyslexic'))).toEqual([]);
    const within = await openSettings(page, 'Reading');
    await choose(within, 'Space in text', 'Wide');
    await choose(within, 'Length of lines', 'Short lines');
    await choose(within, 'Letters', 'Letters for dyslexia');
    await openGroup(page, 'Colors');
    await choose(within, 'Colors', 'Strong, on black');
    await page.evaluate(() => document.fonts.ready);
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
  },
);

test(
  'P5 Motion: calm stops what moves, and full moves it also where the system asks for less',
  tier(true),
  async ({ page, journey }) => {
    await emulateMedia(page, { reducedMotion: 'reduce' });
    await journey.openAsVisitor();
    const within = await openSettings(page, MORE, 'Moving things');
    const button = within.getByRole('button', { name: 'Close' });
    expect(await styleOf(button, 'transition-duration')).toBe('0s');
    await choose(within, 'Movement', 'Things may move');
    expect(await styleOf(button, 'transition-duration')).toBe('0.15s');
    await emulateMedia(page, { reducedMotion: 'no-preference' });
    await choose(within, 'Movement', 'Calm');
    expect(await styleOf(button, 'transition-duration')).toBe('0s');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  },
);

test('P6 Message time: a message stays until it is closed', tier(true), async ({ page, journey }) => {
  await page.clock.install();
  await journey.openAsVisitor();
  await choose(await openSettings(page, MORE, 'Messages'), 'How long messages stay', 'Until I close them');
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

test(
  'P7 Interruptions: with none, what happened waits behind the bell',
  tier(true),
  async ({ page, journey }) => {
    await journey.openAsVisitor();
    await choose(await openSettings(page, MORE, 'Messages'), 'Which messages come up', 'None until I look');
    await close(page);
    await journey.logInToDemo();
    await page.getByRole('button', { name: 'Notifications', exact: true }).press('Enter');
    const list = page.getByRole('dialog', { name: 'Notifications' });
    await list.getByRole('button', { name: 'Answers to what you did' }).press('Enter');
    await expect(list.getByText('Welcome back!')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Welcome back!' })).toHaveCount(0);
  },
);

/** What can be pressed in the window and is smaller than the member wishes, but for links in the middle of a text. */
const smallerThan = (page: Page, least: number) =>
  page.evaluate((wanted) => {
    const controls = document.querySelectorAll(
      'button, a, textarea, [role=tab], label:has(input), input[type=text]',
    );
    return [...controls].flatMap((control) => {
      const { width, height, right, bottom } = control.getBoundingClientRect();
      // A choice answers presses on all of its row, which its label lays over it, and a name on room around it.
      const laid = ['::before', '::after'].map((part) => getComputedStyle(control, part));
      const over = laid.filter(({ position }) => position === 'absolute');
      const [wide, high] = (['width', 'height'] as const).map((side) =>
        Math.max(0, ...over.map((part) => Number.parseFloat(part[side]))),
      );
      // Six share the lower edge, each as wide as its word: in 320 px no six of 56 px have room, but each has 44, and the height.
      const isInBar = control.closest('.fb-MenuBar, .fb-HelpButton') !== null;
      const narrowest = document.body.clientWidth < 6 * wanted ? Math.min(wanted, 44) : wanted;
      const isWide = isInBar && Math.max(width, wide ?? 0) >= narrowest;
      const smallest = Math.min(isWide ? wanted : Math.max(width, wide ?? 0), Math.max(height, high ?? 0));
      const isThere = control.checkVisibility() && right > 0 && bottom > 0 && !control.closest('p, [inert]');
      return isThere && smallest < wanted ? [`${smallest} ${control.outerHTML.slice(0, 90)}`] : [];
    });
  }, least - 0.5);

for (const [width, height] of [
  [1280, 720],
  [320, 568],
] as const) {
  test(
    `P14 Large buttons, Help on the left: all of it grows and moves at ${width} px, and nothing breaks`,
    tier(true),
    async ({ page, journey }) => {
      await page.setViewportSize({ width, height });
      await journey.openAsMember();
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(await smallerThan(page, 44)).toEqual([]);
      const within = await openSettings(page, MORE, 'Buttons and keys');
      await choose(within, 'Size of buttons', 'Large');
      await choose(within, 'Place of Help', 'On the left');
      expect(await smallerThan(page, 56)).toEqual([]);
      await close(page);
      expect(await smallerThan(page, 56)).toEqual([]);
      const { x, width: ofHelp } = (await page
        .getByRole('button', { name: 'Help', exact: true })
        .boundingBox())!;
      expect(x + ofHelp).toBeLessThan(width / 2);
      await journey.expectNoSidewaysScroll();
      await journey.expectAccessible();
      await reloadWithoutApp(page);
      await expect(root(page)).toHaveAttribute('data-targets', '56');
      await expect(root(page)).toHaveAttribute('data-help-side', 'left');
    },
  );
}

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  /** A finger goes 60 px to the right: 50 would close. */
  async function swipe(page: Page, message: Locator): Promise<void> {
    const { x = 0, y = 0 } = (await message.boundingBox()) ?? {};
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at === undefined ? [] : [{ x: x + at, y: y + 20 }],
      });
    await touch('touchStart', 20);
    for (const at of [30, 45, 60, 80]) await touch('touchMove', at);
    await touch('touchEnd');
    await finger.detach();
  }

  test(
    'P14 Swipe: it closes a message only as long as the member wants that',
    tier(true),
    async ({ page, journey }) => {
      await page.clock.install();
      await journey.openAsVisitor();
      const turn = async (setting: string) =>
        (await openSettings(page, MORE, 'Messages')).getByRole('switch', { name: setting }).press('Space');
      await turn('A swipe closes messages');
      await choose(settings(page), 'How long messages stay', 'Until I close them');
      await close(page);
      await journey.logInToDemo();
      const message = page.getByRole('group', { name: 'Welcome back!' });
      await swipe(page, message);
      await expect(message).toBeVisible();
      await expect(message).not.toHaveAttribute('data-swiping');
      await turn('A swipe closes messages');
      await close(page);
      await swipe(page, message);
      await expect(message).toBeHidden();
    },
  );
});

test(
  'P14 Tab goes to every button: who has this key and Enter alone opens a picture and writes a comment',
  tier(true),
  async ({ page, journey }) => {
    await journey.openAsMember();
    const post = page
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: /^Make larger/ }) })
      .first();
    await expect(post).toBeVisible();
    const within = await openSettings(page, MORE, 'Buttons and keys');
    await within.getByRole('switch', { name: 'Tab goes to every button' }).press('Space');
    await close(page);
    /** Tab alone, until it is there. */
    const tabOnTo = async (wanted: Locator) => {
      for (let stops = 0; stops < 200; stops += 1) {
        if (await wanted.evaluate((one) => one === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error('Tab does not come to it.');
    };
    await tabOnTo(post.getByRole('button', { name: /^Make larger/ }).first());
    await page.keyboard.press('Enter');
    const viewer = page.getByRole('dialog');
    await expect(viewer).toBeVisible();
    await tabOnTo(viewer.getByRole('button', { name: 'Close', exact: true }));
    await page.keyboard.press('Enter');
    await expect(viewer).toBeHidden();
    await tabOnTo(post.getByRole('button', { name: /^View Comments/ }));
    await page.keyboard.press('Enter');
    const field = post.getByRole('textbox', { name: /^Your comment on / });
    await tabOnTo(field);
    const words = `By Tab alone ${Date.now()}`;
    await page.keyboard.type(words);
    await tabOnTo(post.getByRole('button', { name: 'Send comment' }));
    await page.keyboard.press('Enter');
    await expect(post.getByText(words, { exact: true })).toBeVisible();
    await expect(field).toHaveValue('');
    await journey.expectAccessible();
  },
);

test(
  'P1 to P15 can be put back: one change, those of today, and all of them, also after a reload',
  tier(true),
  async ({ page, journey }) => {
    await journey.openAsVisitor();
    const within = settings(page);
    const shows = async (text: string | undefined, theme: string | undefined) => {
      const appearance = () => root(page).evaluate(({ dataset }) => [dataset['text'], dataset['theme']]);
      await expect.poll(appearance).toEqual([text, theme]);
    };
    await openSettings(page, MORE, 'Reading');
    await choose(within, 'Text size', '130 %');
    await openGroup(page, 'Colors');
    await choose(within, 'Colors', 'Dark');
    await shows('130', 'dark');
    await within.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
    await shows('130', undefined);
    await within.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
    await shows('130', 'dark');
    await within.getByRole('button', { name: 'Put it back' }).press('Enter');
    await shows(undefined, undefined);
    await within.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
    await shows('130', 'dark');
    await page.reload();
    await shows('130', 'dark');
    await openSettings(page, 'Reading');
    await within.getByRole('button', { name: "Undo today's changes" }).press('Enter');
    await shows(undefined, undefined);
    await choose(within, 'Text size', '130 %');
    await page.reload();
    await openSettings(page, MORE);
    await within.getByRole('button', { name: 'Put it back' }).press('Enter');
    await shows(undefined, undefined);
    await reloadWithoutApp(page);
    await shows(undefined, undefined);
  },
);

test(
  'P1 to P15 work where the device keeps nothing, and say so, until the page is left',
  tier(true),
  async ({ page, journey }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await journey.openAsVisitor();
    await choose(await openSettings(page, 'Reading'), 'Text size', '130 %');
    await expect(root(page)).toHaveAttribute('data-text', '130');
    await expect(
      settings(page).getByText('This device cannot keep settings. They work until you close this page.'),
    ).toBeVisible();
    await expect(
      page.getByText('Text size 130 %. It works until you close this page.').first(),
    ).toBeAttached();
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Log In' })).toBeVisible();
    await expect(root(page)).not.toHaveAttribute('data-text');
  },
);

for (const [trouble, stored] of [
  ['damaged', '{"chosen":{"theme":"dark","textSize":"huge","targets":[44]},"before":7}'],
  ['of a newer version', '{"chosen":{"theme":"dark","textSize":400,"gamePace":4},"checkedBy":"version 9"}'],
] as const) {
  test(
    `P1 to P15 that are ${trouble} hold as far as they can be read`,
    tier(true),
    async ({ page, journey }) => {
      await page.addInitScript((text) => localStorage.setItem('friendbase.comfort.device', text), stored);
      await journey.openAsVisitor();
      await expect(root(page)).toHaveAttribute('data-theme', 'dark');
      const within = await openSettings(page, 'Reading');
      await expect(within.getByRole('radio', { name: '100 %', exact: true })).toBeChecked();
    },
  );
}

test(
  'P15 Unfinished writing: kept for a week also after log out, or not at all',
  tier(true),
  async ({ page, journey }) => {
    const field = page.getByRole('textbox', { name: /^How are you today/ });
    const keep = async (value: string) => {
      await choose(
        await openSettings(page, MORE, 'Keeping and taking along'),
        'Words I have not sent',
        value,
      );
      await close(page);
    };
    await journey.openAsMember();
    await keep('Do not keep them');
    await journey.fill(/^How are you today/, 'Nobody keeps this');
    await page.reload();
    await expect(field).toHaveValue('');
    await keep('Keep them for 7 days');
    await journey.fill(/^How are you today/, 'Not finished yet');
    await page.getByRole('link', { name: 'Profile' }).first().click();
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome to FriendBase' })).toBeVisible();
    await journey.logInToDemo();
    await expect(field).toHaveValue('Not finished yet');
  },
);

test('three pictures are offered once, at the first sign-in, and other tabs follow @long', async ({
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
  await offer.getByRole('button', { name: 'Easy and big' }).press('Enter');
  await expect(root(other)).toHaveAttribute('data-text', '130');
  // Its title is in easy words now.
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(root(other)).not.toHaveAttribute('data-text');
  await offer.getByRole('button', { name: 'It is fine like this' }).press('Enter');
  await expect(offer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(offer).toBeHidden();
});

test.describe('in a browser of another language', () => {
  test.use({ locale: 'ar' });

  test(
    'with an Arabic browser the arrow keys go the way the English page is written',
    tier(true),
    async ({ page, journey }) => {
      await journey.openAsVisitor();
      await journey.tabTo('tab', 'Log In');
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tab', { name: 'Sign Up' })).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await expect(page.getByRole('tab', { name: 'Log In' })).toBeFocused();
    },
  );
});
