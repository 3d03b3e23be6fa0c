// Not the journeys' own `test`: two people, each in a browser of their own.
import { expect, test, type Page } from '@playwright/test';
import { untilReady } from '../journey.ts';
import { openFirstChat } from '../people.ts';

const windowOf = (page: Page) => page.getByRole('dialog', { name: 'Play together' });
const cards = (page: Page) => windowOf(page).getByRole('gridcell').getByRole('button');

/** Turns the first card over that lies face down, by keyboard, and waits until it shows what is on it. */
async function turnNext(page: Page): Promise<void> {
  const down = await cards(page).evaluateAll((all) =>
    all.findIndex((one) => one.getAttribute('aria-label') === 'face down'),
  );
  await cards(page).nth(down).focus();
  await page.keyboard.press('Enter');
  await expect(cards(page).nth(down)).not.toHaveAccessibleName('face down');
}

test('two friends play pairs: by a message, turn by turn, until one of them stops @long', async ({
  browser,
  baseURL,
}) => {
  const { ann, ben, annIs } = await openFirstChat(browser, baseURL);
  await ann.goto('/clubs?club=speedThinking');
  await untilReady(ann);
  await ann.getByRole('button', { name: 'Play with a friend, Speed Thinking' }).focus();
  await ann.keyboard.press('Enter');
  await ann.getByRole('button', { name: 'Play with Ben Clark' }).focus();
  await ann.keyboard.press('Enter');
  await expect(ann.getByText('Ben Clark has a message from you now.').last()).toBeVisible();
  await ann.getByRole('link', { name: 'Play with Ben Clark' }).focus();
  await ann.keyboard.press('Enter');
  await expect(windowOf(ann).getByText('It is the turn of Ben Clark.').first()).toBeVisible();

  await ben.goto(`/messages?with=${annIs.id}`);
  await untilReady(ben);
  const log = ben.getByRole('log');
  await expect(log.getByText('Would you like to play Speed Thinking with me?')).toBeVisible();
  await log.getByRole('link', { name: 'Play Speed Thinking' }).focus();
  await ben.keyboard.press('Enter');
  await expect(windowOf(ben).getByText('It is your turn. Turn over two cards.')).toBeVisible();

  // Whatever lies there: a pair keeps the turn, and all are found or Ann's turn comes.
  const isAnnsTurn = windowOf(ben).getByText(/Now it is the turn of Ann Berg/);
  const isDone = windowOf(ben).getByText(/^You found all 4 pairs together/);
  for (let tries = 0; tries < 4 && !(await isAnnsTurn.or(isDone).isVisible()); tries += 1) {
    await turnNext(ben);
    await turnNext(ben);
    await expect(isAnnsTurn.or(isDone).or(windowOf(ben).getByText(/A pair!/))).toBeVisible();
  }
  if (await isDone.isVisible()) return;
  await expect(
    windowOf(ann).getByText(/Ben Clark turned over two cards: .* It is your turn\./),
  ).toBeVisible();

  await windowOf(ann).getByRole('button', { name: 'Stop this game' }).focus();
  await ann.keyboard.press('Enter');
  await ann.getByRole('alertdialog').getByRole('button', { name: 'Stop this game' }).focus();
  await ann.keyboard.press('Enter');
  await expect(windowOf(ann).getByText('This game is over.')).toBeVisible();
  await expect(windowOf(ben).getByText('This game is over.')).toBeVisible();
  await windowOf(ben).getByRole('button', { name: 'Close' }).focus();
  await ben.keyboard.press('Enter');
  await expect(windowOf(ben)).toHaveCount(0);
});
