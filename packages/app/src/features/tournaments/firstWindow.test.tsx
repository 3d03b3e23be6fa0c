import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppStage } from '../../../testing/AppStage.tsx';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { describeFirstWindow, FIRST_WINDOWS } from '../../../testing/firstWindow.tsx';
import { button, press } from '../../../testing/outcomes/act.ts';
import { openSums, playSums, SUMS } from '../../../testing/playSums.ts';
import { isTight } from '../../../testing/tightWindow.ts';

demoForEach();
/** What the member is in, and can play now. */
const play = () => page.getByRole('button', { name: 'Play, Sums with Friends' });

/** In CSS pixels. It was 10,807. Source: owner's design, “First windows”. */
const LONGEST = 3500;

it('is read to its end on a phone in a few moves of a thumb', async () => {
  await page.viewport(390, 844);
  await render(<AppStage path="/tournaments" />);
  await expect.element(play()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Show more rewards' })).toBeVisible();
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(LONGEST);
});

describeFirstWindow('/tournaments', (at) => [
  page.getByRole('heading', { name: 'You have 250 FriendBase Bucks' }),
  ...(isTight(at) ? [] : [page.getByRole('heading', { name: 'Sums with Friends' }), play()]),
]);

/** The second round, above what the first has added. With large text the smallest window has room for the field and Check. */
describe('a tournament that is played again', { tags: 'long' }, () => {
  const game = page.getByRole('dialog', { name: SUMS });
  describeFirstWindow(
    '/tournaments',
    (at) => [
      game.getByRole('heading', { level: 3 }),
      game.getByRole('textbox', { name: 'Your answer' }),
      game.getByRole('button', { name: 'Check' }),
      ...(isTight(at) ? [] : [game.getByRole('group', { name: 'Press the numbers instead of typing' })]),
    ],
    FIRST_WINDOWS,
    async () => {
      await openSums();
      await playSums(1);
      await press(button('Play again'));
    },
  );
});
