import type { CDPSession, Page } from '@playwright/test';
import { expect, test, tier } from '../journey.ts';

const TIMES = 20;
/** The most that an inserted element may take of what recalculating the style of the whole page takes. */
const MOST_SHARE = 0.25;

const recalculationMs = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'RecalcStyleDuration')?.value ?? NaN;
};

/** Runs in the page. */
function insertElements(times: number): void {
  for (let n = 0; n < times; n += 1) {
    const added = document.createElement('div');
    document.querySelector('main')?.append(added);
    document.body.getBoundingClientRect();
    added.remove();
    document.body.getBoundingClientRect();
  }
}

/** Runs in the page: the style of every element depends on the language. */
function recalculateAll(times: number): void {
  for (let n = 0; n < times; n += 1) {
    document.documentElement.lang = 'de';
    document.body.getBoundingClientRect();
    document.documentElement.lang = 'en';
    document.body.getBoundingClientRect();
  }
}

async function timeOf(page: Page, session: CDPSession, change: (times: number) => void): Promise<number> {
  const before = await recalculationMs(session);
  await page.evaluate(change, TIMES);
  return (await recalculationMs(session)) - before;
}

test('an inserted element does not recalculate the style of the whole page, with the sheets of all pages', async ({
  page,
  journey,
}) => {
  await journey.openAsMember('/');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const [home = '', ...others] = await menu.getByRole('link').allTextContents();
  for (const name of [...others, home]) {
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  await expect(page.getByRole('article').nth(5)).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // Whatever came last is laid out before it counts.
  await page.evaluate(recalculateAll, 1);
  const whole = await timeOf(page, session, recalculateAll);
  expect(await timeOf(page, session, insertElements)).toBeLessThan(whole * MOST_SHARE);
});

test(
  'nothing that the server rendered is given up while a slow device hydrates it',
  tier(true),
  async ({ page, journey }) => {
    // Until it is hydrated nothing goes from a part, unless React takes its HTML away.
    await page.addInitScript(() => {
      const isGivenUp = ({ target, removedNodes }: MutationRecord) =>
        target instanceof Element &&
        target.matches('[data-awaited]') &&
        [...removedNodes].some((node) => node instanceof Element);
      const watch = new MutationObserver((records) => {
        if (records.some(isGivenUp)) document.documentElement.dataset['givenUp'] = '';
      });
      watch.observe(document, { childList: true, subtree: true });
    });
    await journey.openAsMember('/');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    for (let visit = 0; visit < 3; visit += 1) {
      await page.reload();
      await expect(page.locator('html[data-ready]')).toBeAttached();
      await expect(page.locator('html')).not.toHaveAttribute('data-given-up');
    }
  },
);
