import { Dialog } from '@friendbase/ui-kit';
import '@friendbase/ui-kit/styles.css';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MathGame } from '../math/MathGame.tsx';
import { MemoryGame } from '../memory/MemoryGame.tsx';
import { NumbersGame } from '../numbers/NumbersGame.tsx';
import { InGames } from '../../testing/InGames.tsx';
import { WordGame } from '../wordGame/WordGame.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const answer = page.getByRole('textbox');

let before: [width: number, height: number];
beforeEach(() => void (before = [innerWidth, innerHeight]));
afterEach(() => page.viewport(...before));

/** The edges of the window, in CSS pixels, that it reaches beyond. */
function beyond(locator: Locator): string[] {
  const { top, bottom, left, right } = locator.element().getBoundingClientRect();
  const by = { top: -top, left: -left, bottom: bottom - innerHeight, right: right - innerWidth };
  return Object.entries(by)
    .filter(([, pixels]) => pixels > 0.5)
    .map(([edge, pixels]) => `${edge} ${Math.round(pixels)}`);
}

const GAMES = [
  ['the cards', MemoryGame, () => [page.getByRole('grid')]],
  [
    'the pads and Start',
    NumbersGame,
    () => [page.getByRole('group', { name: 'Number pads' }), button('Start')],
  ],
  [
    'the problem and Check',
    MathGame,
    () => [page.getByRole('heading', { level: 3 }), answer, button('Check')],
  ],
  [
    'the letters and Check',
    WordGame,
    () => [page.getByRole('list', { name: 'Letters' }), answer, button('Check')],
  ],
] as const;

async function openIn(width: number, height: number, Game: ComponentType): Promise<void> {
  await page.viewport(width, height);
  await render(
    <InGames>
      <Dialog title="A game" size="stage" isOpen onClose={() => undefined}>
        <Game />
      </Dialog>
    </InGames>,
  );
}

/** In the short tier the lowest window of each kind. */
const ON_ITS_SIDE = [
  [568, 320],
  [844, 390],
] as const;
const ABOVE_KEYBOARD = [
  [320, 284],
  [390, 422],
] as const;

describe.each(inject('isLong') ? ON_ITS_SIDE : ON_ITS_SIDE.slice(0, 1))(
  'on a phone that lies on its side, %d by %d',
  (width, height) => {
    it.each(GAMES)('%s are whole', async (_, Game, whole) => {
      await openIn(width, height, Game);
      for (const one of whole()) await expect.poll(() => beyond(one)).toEqual([]);
    });
  },
);

describe.each(inject('isLong') ? ABOVE_KEYBOARD : ABOVE_KEYBOARD.slice(0, 1))(
  'above a keyboard on the screen, %d by %d',
  (width, height) => {
    it.each([GAMES[2], GAMES[3]])('%s are whole once the answer is written', async (_, Game, whole) => {
      await openIn(width, height, Game);
      answer.element().focus();
      // As phones do, when the keyboard has come.
      answer.element().scrollIntoView({ block: 'end' });
      for (const one of whole()) await expect.poll(() => beyond(one)).toEqual([]);
    });
  },
);
