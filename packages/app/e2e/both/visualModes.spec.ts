import { expect, test, tier, withTextAt } from '../journey.ts';
import { emulateMedia } from '../layoutShift.ts';

/** 320 px is 1280 px at 400 % zoom. */
const NARROW = { width: 320, height: 640 };

test.describe('on a narrow window', () => {
  test.use({ viewport: NARROW });

  test('nothing scrolls sideways, and the menu opens from its bar', tier(true), async ({ page, journey }) => {
    await journey.openAsVisitor();
    await journey.expectNoSidewaysScroll();
    await journey.expectAccessible();
    await journey.logInToDemo();
    await expect(page.getByRole('article').first()).toBeVisible();
    await journey.expectNoSidewaysScroll();
    const menu = page.getByRole('button', { name: 'More', exact: true });
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await journey.expectNoSidewaysScroll();
    await journey.expectAccessible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  });

  test('nothing scrolls sideways while signing up with text twice as large', async ({ page, journey }) => {
    await withTextAt(page, 200);
    await journey.openAsVisitor();
    const more = page.getByRole('button', { name: 'Add more about you (optional)' });
    await page.getByRole('tab', { name: 'Sign Up' }).press('Enter');
    await page.getByRole('button', { name: 'Show all at once' }).press('Enter');
    await expect(more).toBeVisible();
    await more.press('Enter');
    await page.getByRole('button', { name: 'Sign Up' }).press('Enter');
    await expect(page.getByRole('group', { name: 'Please fix 5 things' })).toBeFocused();
    for (const width of [NARROW.width, 390]) {
      await page.setViewportSize({ ...NARROW, width });
      await journey.expectNoSidewaysScroll();
    }
  });

  test('log in begins in the first window, however much is said before it @long', async ({
    page,
    journey,
  }) => {
    await journey.openAsVisitor();
    const tabs = await page.getByRole('tablist').boundingBox();
    expect(tabs?.y).toBeLessThan(NARROW.height);
  });

  test('nothing scrolls sideways with text twice as large', tier(true), async ({ page, journey }) => {
    await withTextAt(page, 200);
    await journey.openAsVisitor();
    await journey.expectNoSidewaysScroll();
    await journey.logInToDemo();
    await expect(page.getByRole('article').first()).toBeVisible();
    await journey.expectNoSidewaysScroll();
  });
});

/** What the system may wish for. The first holds while the page comes, the others while it is there. */
const WISHES = {
  forcedColours: { forcedColors: 'active' },
  contrast: { contrast: 'more' },
  dark: { colorScheme: 'dark' },
  calm: { reducedMotion: 'reduce' },
} as const;

/** As before any wish. */
const NONE = {
  forcedColors: null,
  contrast: null,
  colorScheme: null,
  reducedMotion: null,
};

test(
  'is accessible with forced colours, more contrast, dark, and reduced motion',
  tier(true),
  async ({ page, journey }) => {
    const expectAccessibleWithEach = async () => {
      for (const [name, media] of Object.entries(WISHES)) {
        await test.step(name, async () => {
          await emulateMedia(page, { ...NONE, ...media });
          await journey.expectAccessible();
        });
      }
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    };
    await emulateMedia(page, WISHES.forcedColours);
    await journey.openAsVisitor();
    await expectAccessibleWithEach();
    await emulateMedia(page, { ...NONE, ...WISHES.forcedColours });
    await journey.logInToDemo();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectAccessibleWithEach();
  },
);

test(
  'with forced colours icons have the colour of their words, and pictures the colours of the system',
  tier(true),
  async ({ page, journey }) => {
    await emulateMedia(page, { forcedColors: 'active' });
    const strangeColours = () =>
      page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('i'));
        const system = ['Canvas', 'CanvasText', 'LinkText', 'ButtonText', 'Highlight', 'HighlightText'].map(
          (name) => {
            probe.style.color = name;
            return getComputedStyle(probe).color;
          },
        );
        probe.remove();
        const icons = [...document.querySelectorAll('svg.fb-Icon')].filter(
          (icon) => getComputedStyle(icon).color !== getComputedStyle(icon.parentElement!).color,
        );
        const shapes = [
          ...document.querySelectorAll('.fb-Illustration *, .fb-Person *, .fb-ProductMark *'),
        ].filter((shape) => {
          const { fill, stroke } = getComputedStyle(shape);
          return ![fill, stroke].every((colour) => colour === 'none' || system.includes(colour));
        });
        return [...icons, ...shapes].map(({ outerHTML }) => outerHTML.slice(0, 60));
      });
    await journey.openAsVisitor();
    await expect(page.locator('.fb-Illustration path').first()).toBeVisible();
    expect(await strangeColours()).toEqual([]);
    await journey.logInToDemo();
    await expect(page.getByRole('article').first().locator('.fb-Person')).toBeVisible();
    expect(await strangeColours()).toEqual([]);
  },
);

test('header, bar and Help take at most a fifth of a window', tier(true), async ({ page, journey }) => {
  /** The area that they cover, of the window's. Where Help has no strip of its own, it covers its button alone. */
  const share = () =>
    page.evaluate(() => {
      const { clientWidth, clientHeight } = document.documentElement;
      const footer = document.querySelector('.fb-PageFrame-footer')!;
      const hasStrip = getComputedStyle(footer).pointerEvents !== 'none';
      const help = hasStrip ? footer : footer.querySelector('.fb-HelpButton')!;
      const parts = [...document.querySelectorAll('.fb-PageFrame-header, .fb-MenuBar'), help];
      const areas = parts.map((part) => {
        const { width, top, bottom } = part.getBoundingClientRect();
        return width * Math.max(0, Math.min(bottom, clientHeight) - Math.max(top, 0));
      });
      return areas.reduce((sum, area) => sum + area, 0) / (clientWidth * clientHeight);
    });
  const expectSmall = async () => {
    for (const [width, height] of [
      [320, 568],
      [640, 320],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      // A phone on its side: the header goes with the page.
      if (height <= width / 2) await page.evaluate((by) => window.scrollTo(0, by), height);
      await expect.poll(share, `at ${width} × ${height} px`).toBeLessThanOrEqual(1 / 5);
    }
  };
  await journey.openAsVisitor();
  await expectSmall();
  await journey.logInToDemo();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectSmall();
});

for (const text of [100, 130, 200]) {
  test(`with text at ${text} percent Help stays in view`, tier(true), async ({ page, journey }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await withTextAt(page, text);
    await journey.openAsVisitor();
    const help = page.getByRole('button', { name: 'Help', exact: true });
    await expect(help).toBeInViewport({ ratio: 1 });
    await journey.expectNoSidewaysScroll();
    await help.focus();
    await page.keyboard.press('Enter');
    const call = page.getByRole('dialog').getByRole('link', { name: 'Call 911' });
    const box = (await call.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(390);
  });
}

test('from 390 px on the first post begins on the first screen', tier(true), async ({ page, journey }) => {
  for (const [width, height, share] of [
    [1280, 720, 0.7],
    [390, 844, 0.7],
  ] as const) {
    await page.setViewportSize({ width, height });
    await journey.openAsMember();
    const { y } = (await page.getByRole('article').first().boundingBox())!;
    expect(y, `at ${width} × ${height} px`).toBeLessThan(height * share);
  }
});

test('author, time and audience of a post are one line at 1280 px', tier(true), async ({ page, journey }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await journey.openAsMember();
  const post = page.getByRole('article').first();
  const middles = await Promise.all(
    [post.getByRole('heading'), post.getByRole('time'), post.getByText(/^(Friends|Public)$/)].map(
      async (part) => {
        const { y, height } = (await part.boundingBox())!;
        return y + height / 2;
      },
    ),
  );
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(8);
});

test('Share Post is in view beside Help or above it while writing', tier(true), async ({ page, journey }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await journey.openAsMember();
  const text = await journey.tabTo('textbox', /^How are you today/);
  await page.keyboard.type('Hello');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [768, 560],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(async () => {
      await expect(button('Share Post')).toBeInViewport({ ratio: 1, timeout: 0 });
      const share = (await button('Share Post').boundingBox())!;
      const help = (await button('Help').boundingBox())!;
      const isBeside = help.x - (share.x + share.width) >= 8;
      expect(isBeside || share.y + share.height <= help.y).toBe(true);
      const field = (await text.boundingBox())!;
      expect(field.y + field.height).toBeLessThan(share.y);
    }, `at ${width} × ${height} px`).toPass();
  }
});

test(
  'the way home from a page that is not there needs no scrolling on a small phone',
  tier(true),
  async ({ page, journey }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    journey.expectCallError('/no/such/page');
    await journey.openAsMember('/no/such/page');
    await expect(page.getByRole('link', { name: 'Go to Home' })).toBeInViewport({ ratio: 1 });
  },
);

test('no word of a title is broken with text twice as large', tier(true), async ({ page, journey }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await withTextAt(page, 200);
  await journey.openAsVisitor();
  const broken = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const lineHeight = Number.parseFloat(getComputedStyle(heading).lineHeight);
    const words = document.createRange();
    const text = heading.firstChild as Text;
    return [...text.data.matchAll(/\S+/g)].filter(({ 0: word, index }) => {
      words.setStart(text, index);
      words.setEnd(text, index + word.length);
      return words.getBoundingClientRect().height > 1.5 * lineHeight;
    });
  });
  expect(broken).toEqual([]);
});

test('the tabs keep their height whichever is chosen', tier(true), async ({ page, journey }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await journey.openAsVisitor();
  const tabs = page.getByRole('tablist');
  const before = (await tabs.boundingBox())!.height;
  await page.getByRole('tab', { name: 'Need Help?' }).press('Enter');
  await expect(page.getByRole('textbox', { name: /^Email/ })).toBeVisible();
  expect((await tabs.boundingBox())!.height).toBe(before);
});
