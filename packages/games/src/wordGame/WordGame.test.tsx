import type { Preferences } from '@friendbase/ui-kit';
import { hearLiveRegions } from '@friendbase/ui-kit/testing';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@friendbase/ui-kit/styles.css';
import { memoryGameStore, readPersisted, type GameStore } from '../lib/persistedGame.ts';
import { InGames } from '../../testing/InGames.tsx';
import type { Game } from './game.ts';
import { unfinishedWords } from './persisted.ts';
import { isScramble, WORDS } from './rules.ts';
import { WordGame } from './WordGame.tsx';
import { WordPlay } from './WordPlay.tsx';

const game: Game = { word: 'FRIEND', before: [], letters: 'NIRFDE', score: 20, found: 2, written: '' };

const field = () => page.getByRole('textbox', { name: 'Your word' });
const inField = () => field().element() as HTMLInputElement;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const selected = () => inField().value.slice(inField().selectionStart ?? 0, inField().selectionEnd ?? 0);
const tiles = () =>
  page
    .getByRole('list', { name: 'Letters' })
    .getByRole('listitem')
    .elements()
    .map((tile) => tile.textContent);

function show(unfinished: Partial<Game> = {}, preferences: Partial<Preferences> = {}, stored?: GameStore) {
  return render(
    <InGames preferences={preferences} {...(stored && { stored })}>
      <WordPlay unfinished={{ ...game, ...unfinished }} />
    </InGames>,
  );
}

/** What a screen reader says, in order. */
async function hear(act: () => Promise<void>): Promise<string[]> {
  const heard = hearLiveRegions();
  await act();
  return (await heard()).map(({ by, text }) => {
    expect(by).toBe('status');
    return text;
  });
}

/** Finds the word from what was heard: “… letters: N, I, R, F, D, E.” */
function workOut(words: string): string {
  const [, letters = ''] = /etters: ([A-Z, ]+)\./.exec(words) ?? [];
  return WORDS.find((word) => isScramble(letters.replaceAll(', ', ''), word)) ?? '';
}

describe('W27 Word form', () => {
  it('keys: Enter checks, and the focus stays in the field', async () => {
    await show();
    await userEvent.click(field());
    await userEvent.keyboard('friend{Enter}');
    await expect.element(page.getByText('Correct. 10 points.', { exact: true })).toBeVisible();
    await expect.element(field()).toHaveFocus();
    await expect.element(field()).toHaveValue('');
  });

  it(
    'keys: Tab goes from the field to Check, over the letters and to the help',
    { tags: 'long' },
    async () => {
      await show();
      inField().focus();
      for (const name of [
        'Check',
        'N',
        'I',
        'R',
        'F',
        'D',
        'E',
        'Clear',
        'Put first letter',
        'New word',
        'Finish',
      ]) {
        await userEvent.tab();
        await expect.element(button(name)).toHaveFocus();
      }
    },
  );

  it('heard: the letters one by one, with the hint, where the focus arrives in the field', async () => {
    await show();
    await expect
      .element(field())
      .toHaveAccessibleDescription('Letters: N, I, R, F, D, E. Hint: A person you like and trust.');
    expect(tiles()).toEqual(['N', 'I', 'R', 'F', 'D', 'E']);
    await expect.element(page.getByText('Hint: A person you like and trust.', { exact: true })).toBeVisible();
  });

  it('heard: nothing at the start', async () => {
    expect(await hear(async () => void (await show()))).toEqual([]);
  });

  it('heard: Correct, the points and the new letters as one message, and not again with the field', async () => {
    await show();
    const heard = await hear(async () => {
      await userEvent.fill(field(), 'Friend');
      await userEvent.keyboard('{Enter}');
    });
    expect(heard).toEqual([`Correct. 10 points. New letters: ${tiles().join(', ')}.`]);
    await expect.element(field()).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await expect.element(field()).toHaveAccessibleDescription(new RegExp(tiles().join(', ')));
  });

  it('heard: Not yet for another word, which stays, selected, under the focus', async () => {
    await show();
    const heard = await hear(async () => {
      await userEvent.fill(field(), 'fiend');
      await userEvent.click(button('Check'));
    });
    expect(heard).toEqual(['Not yet.']);
    await expect.element(field()).toHaveFocus();
    expect(selected()).toBe('fiend');
  });

  it('heard: the new letters of another word, and the first letter', { tags: 'long' }, async () => {
    await show();
    const heard = await hear(async () => {
      await userEvent.click(button('Put first letter'));
      await userEvent.click(button('New word'));
    });
    expect(heard).toEqual([
      'The first letter is F. It is in the field.',
      `New letters: ${tiles().join(', ')}.`,
    ]);
    await expect.element(button('New word')).toHaveFocus();
    await expect.element(page.getByText('20')).toBeVisible();
  });

  it('heard: the hint too in full speech', { tags: 'long' }, async () => {
    await show({}, { gameSpeech: 'full' });
    const heard = await hear(async () => {
      await userEvent.fill(field(), 'friend');
      await userEvent.keyboard('{Enter}');
    });
    expect(heard).toEqual([
      expect.stringMatching(/^Correct\. 10 points\. You have 30 points now\. New letters: .*\. Hint: .*\.$/),
    ]);
  });
});

describe('the word game', () => {
  it('scores a double press of Check once', { tags: 'long' }, async () => {
    await show();
    await userEvent.fill(field(), 'friend');
    const heard = await hear(async () => {
      await userEvent.dblClick(button('Check'));
      await userEvent.keyboard('{Enter}{Enter}');
    });
    expect(heard).toHaveLength(1);
    await expect.element(page.getByText('30')).toBeVisible();
  });

  it('is played from what is heard alone', { tags: 'long' }, async () => {
    await show();
    await userEvent.tab();
    let words = 'Letters: N, I, R, F, D, E. Hint: A person you like and trust.';
    await expect.element(field()).toHaveAccessibleDescription(words);
    for (let turn = 1; turn <= 3; turn += 1) {
      const heard = await hear(() => userEvent.keyboard(`${workOut(words)}{Enter}`));
      expect(heard).toHaveLength(1);
      words = heard[0] ?? '';
      expect(words).toMatch(/^Correct\. 10 points\./);
    }
  });

  it('is played with one switch: Tab and Enter alone, without any time', async () => {
    const heard = hearLiveRegions();
    await show({ word: 'LOVE', letters: 'VOLE', score: 0, found: 0 });
    const focused = () => document.activeElement?.textContent ?? '';
    const goTo = async (name: string) => {
      for (let steps = 0; focused() !== name && steps < 30; steps += 1) await userEvent.tab();
      await userEvent.keyboard('{Enter}');
    };
    for (const name of ['V', 'Clear', 'L', 'O', 'V', 'E', 'Check', 'Finish']) await goTo(name);
    await expect.element(page.getByRole('heading', { name: 'Well done' })).toHaveFocus();
    await goTo('Play again');
    await expect.element(field()).toHaveFocus();
    const said = (await heard()).map(({ text }) => text);
    expect(said.slice(0, 4)).toEqual([
      'Your word: V',
      'Your word is empty.',
      'Your word: L',
      'Your word: L, O',
    ]);
    expect(said.at(-1)).toBe('You found 1 word. Nice work.');
  });

  const IN_PLACE = [
    ['easy', [true, true, true, true]],
    ['hard', [false, false, false, false]],
  ] as const;
  it.each(inject('isLong') ? IN_PLACE : IN_PLACE.slice(0, 1))(
    'leaves two letters in their place where it is easy: %s',
    async (difficulty, areInPlace) => {
      await render(
        <InGames>
          <WordGame difficulty={difficulty} />
        </InGames>,
      );
      const words: string[] = [];
      const inPlace: boolean[] = [];
      for (let round = 0; round < areInPlace.length; round += 1) {
        const letters = tiles().join('');
        const word = WORDS.find((one) => isScramble(letters, one)) ?? '';
        words.push(word);
        inPlace.push(letters.slice(0, 2) === word.slice(0, 2));
        await userEvent.click(button('New word'));
      }
      expect(new Set(words).size).toBe(areInPlace.length);
      expect(inPlace).toEqual(areInPlace);
    },
  );

  it('is told to the page once it is finished, with the words that were found', async () => {
    const onFinished = vi.fn<(turns: number) => void>();
    await render(
      <InGames onFinished={onFinished}>
        <WordPlay unfinished={game} />
      </InGames>,
    );
    await userEvent.fill(field(), 'friend');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button('Finish'));
    await expect.element(page.getByRole('heading', { name: 'Well done' })).toBeVisible();
    expect(onFinished).toHaveBeenCalledExactlyOnceWith(game.found + 1);
  });

  it('waits as it was left, and is forgotten once it is finished', async () => {
    const stored = memoryGameStore();
    const screen = await show({}, {}, stored);
    await userEvent.fill(field(), 'fr');
    await screen.unmount();
    await render(
      <InGames stored={stored}>
        <WordGame />
      </InGames>,
    );
    await userEvent.click(button('Continue'));
    await expect.element(field()).toHaveValue('fr');
    expect(tiles().join('')).toBe('NIRFDE');
    await userEvent.click(button('Finish'));
    expect(readPersisted(stored, unfinishedWords)).toBeUndefined();
  });

  it('starts over where what was persisted is damaged', { tags: 'long' }, async () => {
    const stored = memoryGameStore();
    stored.write(unfinishedWords.key, { version: 1, data: { ...game, letters: 'FRIEND' } });
    await render(
      <InGames stored={stored}>
        <WordGame />
      </InGames>,
    );
    await expect.element(field()).toHaveValue('');
    await expect.element(page.getByText('20')).not.toBeInTheDocument();
  });
});

describe('the word game on a small screen', () => {
  beforeEach(() => page.viewport(320, 640));
  afterEach(() => page.viewport(414, 896));

  it.each(['100', '200'])('fits with text at %s percent', async (text) => {
    document.documentElement.dataset['text'] = text;
    await show();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});
