import { expect, type Locator, type Page } from '@playwright/test';
import { untilDialogLeft, untilReady, type Journey } from './journey.ts';

/** At most so many presses lead from a thing to its report. Source: product promise, for those who press a switch. */
const MOST_PRESSES = 4;

declare global {
  interface Window {
    presses?: number;
  }
}

const countPresses = () => {
  window.presses = 0;
  addEventListener('click', () => (window.presses = (window.presses ?? 0) + 1), true);
};

/** Reports what stands in a part of the page, and comes back to it. */
export async function reportThing(page: Page, journey: Journey, part: Locator): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /^Report this / });
  const sent = dialog.getByRole('heading', { name: 'Thank you. Your report was sent.' });
  await page.evaluate(countPresses);
  const more = part.getByRole('button', { name: /^More, / });
  if (await more.isVisible()) await journey.press('button', /^More, /, part);
  await journey.press('button', /^Report, /, part);
  await expect(dialog).toBeVisible();
  await journey.expectAccessible();
  await journey.tabTo('radio', /^It is mean/, dialog);
  await page.keyboard.press('Space');
  await journey.press('button', 'Send report', dialog);
  await expect(sent).toBeFocused();
  expect(await page.evaluate(() => window.presses)).toBeLessThanOrEqual(MOST_PRESSES);
  await journey.expectAccessible();
  await journey.press('button', 'Done', dialog);
  await expect(dialog).toBeHidden();
  await untilDialogLeft(page);
}

/** Opens the page of moderators, or one of its lists. */
export async function openModeration(page: Page, journey: Journey, path = '/moderation'): Promise<void> {
  await page.goto(path);
  await untilReady(page);
  await expect(page.getByRole('button', { name: /^Look at it/ }).first()).toBeVisible();
  await journey.expectAccessible();
}

/** Opens the case about what somebody wrote. */
export async function openCase(page: Page, journey: Journey, title: string | RegExp): Promise<void> {
  const entry = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  await journey.press('button', /^Look at it/, entry.first());
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused();
  await journey.expectAccessible();
}

/** Chooses the rule and hides what was reported. */
export async function hideIt(page: Page, journey: Journey): Promise<void> {
  const rules = page.getByRole('radiogroup', { name: 'Which rule is it about?' });
  await journey.tabTo('radio', 'Be kind to each other.', rules);
  await page.keyboard.press('Space');
  await journey.press('button', 'Hide it');
  await expect(page.getByRole('heading', { name: 'Decide', exact: true })).toBeFocused();
  await expect(page.getByText('It is hidden. The member is told why.').first()).toBeVisible();
  await journey.expectAccessible();
}
