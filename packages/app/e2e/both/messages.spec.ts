import type { Locator, Page } from '@playwright/test';
import { expect, test, type Journey, type Way, tier } from '../journey.ts';
import { eachWay } from '../ways.ts';

const option = (page: Page, name: string) => page.getByRole('option', { name: new RegExp(`^${name}`) });
const field = (page: Page) => page.getByRole('textbox', { name: 'Your message' });

/** Opens a conversation of the list: by its keys, or as it lies there. */
async function openChat(page: Page, journey: Journey, way: Way, name: string): Promise<void> {
  await expect(option(page, name)).toBeVisible();
  if (way === 'keyboard') {
    await journey.tabTo('option', /./);
    await page.keyboard.press('Home');
    await page.keyboard.type(name.slice(0, 3));
    await expect(option(page, name)).toBeFocused();
  }
  await (way === 'keyboard' ? page.keyboard.press('Enter') : journey.press('option', new RegExp(`^${name}`)));
  await expect(
    page.locator('[aria-busy=false]').and(page.getByRole('log', { name: `Messages with ${name}` })),
  ).toBeVisible();
}

eachWay('mouse', () => {
  test('a member reads a conversation and answers', async ({
    page,
    journey,
    way,
    simple,
    viewport,
  }, info) => {
    const isAlone = simple || viewport!.width < 500;
    const words = `See you at four (${[info.project.name, info.workerIndex, info.repeatEachIndex, way].join(' ')})`;
    const log = page.getByRole('log', { name: 'Messages with Maya Lindqvist' });
    await journey.openAsMember('/messages');
    await journey.expectAccessible();
    await openChat(page, journey, way, 'Maya Lindqvist');
    await expect(page).toHaveURL(/\/messages\?with=/);
    // On a narrow screen and in Simple mode the chat is a screen of its own.
    await expect(page.getByRole('listbox')).toBeVisible({ visible: !isAlone });
    await expect(log).toBeFocused();
    await journey.expectAccessible();
    await journey.expectNoSidewaysScroll();

    await page.keyboard.press('Tab');
    await expect(field(page)).toBeFocused();
    await journey.press('button', 'Talk later?');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('Talk later?');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(words);
    await page.reload();
    await expect(field(page)).toHaveValue(words);
    await journey.press('button', 'Send');
    await expect(page.getByRole('log').getByText(words)).toBeVisible();
    await expect(field(page)).toHaveValue('');
    await journey.expectAccessible();
    // Another journey may have written to her since.
    if (!isAlone) return expect(page.getByRole('option').first()).toContainText('You: See you at four');
    await journey.press('button', 'Back to your conversations');
    await expect(option(page, 'Maya Lindqvist')).toBeFocused();
    await journey.expectNoSidewaysScroll();
    await openChat(page, journey, way, 'Maya Lindqvist');
    await page.goBack();
    await expect(option(page, 'Maya Lindqvist')).toBeFocused();
  });
});

const WINDOWS = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 568, height: 320 },
];

/** Whether it is whole in the window, with nothing of another page part over it. */
const isWhole = (at: Locator) =>
  at.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const isInside = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
    const corners = [left + 4, right - 4].flatMap((x) => [
      [x, top + 4],
      [x, bottom - 4],
    ]);
    const isOver = (over: Element | null) => over?.closest('main, footer') !== element.closest('main');
    return isInside && !corners.some(([x, y]) => isOver(document.elementFromPoint(x!, y!)));
  });

/** How far the page goes on below the last thing in it, at its end. */
const blankBelow = (page: Page) =>
  page.evaluate(() => {
    const { scrollY } = window;
    window.scrollTo(0, document.documentElement.scrollHeight);
    const parts = [...document.querySelectorAll('main *, footer *')].filter(
      (part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest('[role=log]'),
    );
    const end = Math.max(...parts.map((part) => part.getBoundingClientRect().bottom));
    window.scrollTo(0, scrollY);
    return innerHeight - end;
  });

const newest = (page: Page) => page.getByRole('log').getByText('Yes! Come on Saturday and bring Maya.');

for (const viewport of WINDOWS) {
  const { width, height } = viewport;
  test.describe(`at ${width} × ${height} px`, tier(width !== 320), () => {
    test.use({ viewport });

    /** The newest message, the field and all that is not in the log: whole, and nothing blank below. */
    async function expectChat(page: Page): Promise<void> {
      await expect(newest(page)).toBeVisible();
      await expect.poll(() => isWhole(newest(page))).toBe(true);
      await expect.poll(() => isWhole(field(page))).toBe(true);
      expect(await blankBelow(page)).toBeLessThanOrEqual(32);
    }

    test(
      'a chat opens at its newest message, with the field one Tab away',
      tier(true),
      async ({ page, journey }) => {
        await journey.openAsMember('/messages');
        await openChat(page, journey, 'keyboard', 'Leo Okafor');
        await expectChat(page);
        for (const name of ['Report a message', 'Send', 'Talk later?'])
          await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
        expect(await isWhole(page.getByRole('button', { name: 'Report a message' }))).toBe(true);
        await page.keyboard.press('Tab');
        await expect(field(page)).toBeFocused();
        await expectChat(page);
        await journey.expectNoSidewaysScroll();
        await page.reload();
        await expectChat(page);
        await expect(page.getByRole('log')).toBeFocused();
        await page.keyboard.press('Shift+Tab');
        await expect(page.getByRole('button', { name: 'Show earlier messages' })).toBeFocused();
        await page.keyboard.press('Tab');
        // Chromium takes no key in the moment in which a smooth scroll arrives.
        await expect(async () => {
          await page.keyboard.press('End');
          expect(await isWhole(newest(page))).toBe(true);
        }).toPass();
        await page.goBack();
        await expect(option(page, 'Leo Okafor')).toBeFocused();
        await page.goForward();
        await expectChat(page);
      },
    );
  });
}

test('an address that leads to nobody says so, and shows the list', tier(true), async ({ page, journey }) => {
  await journey.openAsMember('/messages?with=nobody');
  await expect(page.getByRole('heading', { name: 'We could not find this person' })).toBeVisible();
  await expect(option(page, 'Leo Okafor')).toBeVisible();
  await journey.expectAccessible();
});

test(
  'a member whose session ends while writing finds chat and words again, and sends once',
  tier(true),
  async ({ page, journey }, info) => {
    const words = `In the middle of it (${info.project.name} ${info.workerIndex} ${info.repeatEachIndex})`;
    await journey.openAsMember('/messages');
    await openChat(page, journey, 'keyboard', 'Maya Lindqvist');
    await journey.fill('Your message', words);
    await page.evaluate(() => fetch('/api/auth/logout', { method: 'POST' }));
    await expect(
      page.getByRole('heading', { level: 1, name: 'Please log in again. Your work is saved.' }),
    ).toBeFocused();
    await journey.press('button', 'Use the demo account');
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue(words);
    await expect(page).toHaveURL(/\/messages\?with=/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('log').getByText(words)).toHaveCount(1);
    await expect(field(page)).toHaveValue('');
  },
);
