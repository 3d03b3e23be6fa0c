import { expect, test, type Locator, type Page } from '@playwright/test';
import { isLongTier } from '../../../scripts/tiers.ts';

/** How soon the others see it, in ms. Source: owner's budgets. */
const MESSAGE_MS = 1000;
export const SOON_MS = 2000;
/** The same as the bound of a wait. A busy machine is slower than the product is: the short tier waits as long as it takes. */
export const SOON = isLongTier ? { timeout: SOON_MS } : {};

/** By what somebody presses. */
export const PRESSES = {
  mouse: (at: Locator) => at.click(),
  keyboard: (at: Locator) => at.press('Enter'),
};

declare global {
  interface Window {
    /** When it was pressed last, in ms, by the clock that all pages of a machine share. */
    pressedAt?: number;
  }
}

/** In the page that presses. */
const watchPresses = (page: Page) =>
  page.evaluate(() => {
    const note = ({ timeStamp }: Event) => (window.pressedAt = performance.timeOrigin + timeStamp);
    for (const press of ['pointerdown', 'keydown']) addEventListener(press, note, true);
  });

/** When words are first to be seen in the page, painted, by the same clock. */
const paintedAt = (page: Page, words: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (!document.querySelector('main')?.innerText.includes(wanted)) return;
          watch.disconnect();
          requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()));
        };
        const watch = new MutationObserver(look);
        watch.observe(document.body, { subtree: true, childList: true, characterData: true });
        look();
      }),
    words,
  );

/** How many ms after a press in one page its words are to be seen in another one, where they were not before. */
export async function timeTo(there: Page, words: string, here: Page, press: () => Promise<unknown>) {
  await expect(there.getByRole('main').getByText(words, { exact: true })).toHaveCount(0);
  await watchPresses(here);
  const isSeen = paintedAt(there, words);
  await press();
  return (await isSeen) - (await here.evaluate(() => window.pressedAt ?? NaN));
}

/** How many messages the budget is about. */
const MESSAGES = 50;
/** A machine that others use as well is slower than the product is: one round within the budget proves it. */
const ROUNDS = 3;

async function writeRound(here: Page, there: Page, round: number): Promise<number> {
  const field = here.getByRole('textbox', { name: 'Your message' });
  const times: number[] = [];
  for (let n = 1; n <= MESSAGES; n += 1) {
    const words = `Message ${n} of ${MESSAGES}, ${round}.`;
    await field.fill(words);
    times.push(await timeTo(there, words, here, () => field.press('Enter')));
    await expect(field).toHaveValue('');
  }
  const sorted = times.map(Math.round).toSorted((a, b) => a - b);
  const [median, p95] = [sorted[MESSAGES / 2]!, sorted[Math.ceil(MESSAGES * 0.95) - 1]!];
  const description = `half of ${MESSAGES} messages within ${median} ms, 95 % within ${p95} ms, all within ${sorted.at(-1)} ms`;
  test.info().annotations.push({ type: 'seen in the other page', description });
  return p95;
}

/** Writes in one page, and notes in the report how soon the other one shows it. Each is there once, and 95 % in time. */
export async function expectSoon(here: Page, there: Page): Promise<void> {
  const rounds: number[] = [];
  while (rounds.length < ROUNDS && !rounds.some((p95) => p95 <= MESSAGE_MS)) {
    const round = rounds.length + 1;
    rounds.push(await writeRound(here, there, round));
    const written = new RegExp(String.raw`^Message \d+ of ${MESSAGES}, ${round}\.$`);
    await expect(there.getByRole('log').getByText(written)).toHaveCount(MESSAGES);
  }
  expect(Math.min(...rounds)).toBeLessThanOrEqual(MESSAGE_MS);
}
