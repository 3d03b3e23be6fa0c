import type { Preferences } from '@friendbase/ui-kit';
import { hearLiveRegions } from '@friendbase/ui-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@friendbase/ui-kit/styles.css';
import { memoryGameStore, readPersisted, type GameStore } from '../lib/persistedGame.ts';
import { InGames, storeWith } from '../../testing/InGames.tsx';
import type { Game } from './game.ts';
import { unfinishedMath } from './persisted.ts';
import { MathGame } from './MathGame.tsx';
import { MathPlay } from './MathPlay.tsx';

const game: Game = {
  problem: { left: 7, operator: 'times', right: 8 },
  score: 55,
  level: 2,
  solved: 11,
  tries: 0,
  lastWrong: null,
  written: '',
  isShown: false,
};

const field = () => page.getByRole('textbox', { name: 'Your answer' });
const inField = () => field().element() as HTMLInputElement;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const selected = () => inField().value.slice(inField().selectionStart ?? 0, inField().selectionEnd ?? 0);

function show(unfinished: Partial<Game> = {}, preferences: Partial<Preferences> = {}, stored?: GameStore) {
  return render(
    <InGames preferences={preferences} {...(stored && { stored })}>
      <MathPlay unfinished={{ ...game, ...unfinished }} />
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

/** The name of the heading that is the problem: “7 times 8”. */
const problem = () => {
  const headings = page.getByRole('heading', { level: 3 }).elements();
  const names = headings.map((one) => [...one.children].at(-1)?.textContent ?? '');
  return names.find((name) => / (plus|minus|times) /.test(name)) ?? '';
};

/** Works out what was heard: all that a member with a screen reader has. */
function workOut(words: string): string {
  const [, left, operator, right] = /(\d+) (plus|minus|times) (\d+)/.exec(words) ?? [];
  const [one, other] = [Number(left), Number(right)];
  if (operator === 'times') return String(one * other);
  return String(operator === 'plus' ? one + other : one - other);
}

describe('W26 Math form', () => {
  it('keys: Enter checks, and the focus stays in the field', async () => {
    await show();
    await userEvent.click(field());
    await userEvent.keyboard('56{Enter}');
    await expect.element(page.getByText('Correct. 10 points.')).toBeVisible();
    await expect.element(field()).toHaveFocus();
    await expect.element(field()).toHaveValue('');
  });

  it('keys: Tab goes from the field to Check, and over the number buttons', { tags: 'long' }, async () => {
    await show();
    inField().focus();
    for (const name of ['Check', '1', '2', '3', '4', '5', '6', '7', '8', '9', '0', 'Clear', 'Finish']) {
      await userEvent.tab();
      await expect.element(button(name)).toHaveFocus();
    }
  });

  it('keys: it takes letters as text, for it is no number field, and phones show digits', async () => {
    await show();
    await expect.element(field()).toHaveAttribute('type', 'text');
    await expect.element(field()).toHaveAttribute('inputmode', 'numeric');
  });

  it('heard: the problem in words, as a heading and with the field', async () => {
    await show({ problem: { left: 9, operator: 'minus', right: 4 } });
    await expect.element(page.getByRole('heading', { name: '9 minus 4', exact: true })).toBeVisible();
    await expect.element(field()).toHaveAccessibleDescription('9 minus 4');
    // It is not the name of the form too, which would be heard before the field.
    expect(page.getByRole('form').elements()).toHaveLength(0);
  });

  it('heard: nothing at the start', async () => {
    expect(await hear(async () => void (await show()))).toEqual([]);
  });

  it('heard: Correct, the points and the next problem as one message', async () => {
    await show();
    const heard = await hear(async () => {
      await userEvent.fill(field(), '56');
      await userEvent.keyboard('{Enter}');
    });
    expect(heard).toEqual([`Correct. 10 points. Next: ${problem()}.`]);
  });

  it('heard: Try again for a wrong answer, which stays, selected, under the focus', async () => {
    await show();
    const heard = await hear(async () => {
      await userEvent.fill(field(), '54');
      await userEvent.click(button('Check'));
    });
    expect(heard).toEqual(['Try again']);
    await expect.element(page.getByText('Try again')).toBeVisible();
    await expect.element(field()).toHaveFocus();
    expect(selected()).toBe('54');
  });

  it('heard: Try again with a hint once hints are due, with dots in words', { tags: 'long' }, async () => {
    await show({ tries: 1, lastWrong: 50 });
    const heard = await hear(async () => {
      await userEvent.fill(field(), '54');
      await userEvent.keyboard('{Enter}');
    });
    expect(heard).toEqual(['Try again. Hint: Make 7 rows of 8. Count them all.']);
    await expect.element(page.getByText('7 rows with 8 dots each.')).toBeVisible();
    await userEvent.fill(field(), '55');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Number line: start at 0, go 7 steps of 8.')).toBeVisible();
  });

  it('heard: a new level once, with all the rest', { tags: 'long' }, async () => {
    await show({ score: 50, level: 1, solved: 10 });
    const heard = await hear(async () => {
      await userEvent.fill(field(), '56');
      await userEvent.keyboard('{Enter}');
    });
    expect(heard).toEqual([`Correct. 5 points. You are now on level 2. Next: ${problem()}.`]);
  });

  it('heard: more in full speech', { tags: 'long' }, async () => {
    await show({}, { gameSpeech: 'full' });
    const heard = await hear(async () => {
      await userEvent.fill(field(), '56');
      await userEvent.keyboard('{Enter}');
    });
    expect(heard).toEqual([`Correct. 10 points. You have 65 points now. Next: ${problem()}.`]);
  });
});

describe('the math game', () => {
  it.each(['', 'abc'])('takes “%s” kindly: nothing is counted or lost', { tags: 'long' }, async (text) => {
    const stored = memoryGameStore();
    await show({ tries: 1, lastWrong: 3 }, {}, stored);
    if (text) await userEvent.fill(field(), text);
    await userEvent.click(button('Check'));
    await expect.element(page.getByText(/^Write your answer/).first()).toBeVisible();
    await expect.element(field()).toHaveFocus();
    await expect.element(field()).toHaveValue(text);
    await expect.element(page.getByText('Hint')).not.toBeInTheDocument();
  });

  it('scores a double press of Check once', { tags: 'long' }, async () => {
    await show();
    await userEvent.fill(field(), '56');
    const heard = await hear(async () => {
      await userEvent.dblClick(button('Check'));
      await userEvent.keyboard('{Enter}{Enter}');
    });
    expect(heard).toEqual([`Correct. 10 points. Next: ${problem()}.`]);
    await expect.element(page.getByText('65')).toBeVisible();
  });

  it.each([
    ['easy', 1, 5],
    ['hard', 3, 15],
  ] as const)('begins as hard as it is: %s on level %d, for %d points', async (difficulty, level, points) => {
    await render(
      <InGames>
        <MathGame difficulty={difficulty} />
      </InGames>,
    );
    const levelShown = page.getByText('Level', { exact: true }).element().nextElementSibling;
    expect(levelShown).toHaveTextContent(String(level));
    await userEvent.fill(field(), workOut(problem()));
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(`Correct. ${points} points.`)).toBeVisible();
  });

  it('shows the way to the answer, for the same points', { tags: 'long' }, async () => {
    await show({}, { hints: 'always' });
    const heard = await hear(async () => {
      await userEvent.click(button('Show me'));
    });
    expect(heard).toEqual(['Count like this: 0, 8, 16, 24, 32, 40, 48, 56. So 7 times 8 is 56.']);
    await userEvent.fill(field(), '56');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Correct. 10 points.')).toBeVisible();
  });

  it('has no hint for those who never want one', async () => {
    await show({ tries: 5 }, { hints: 'never' });
    await expect.element(button('Show me')).not.toBeInTheDocument();
  });

  it('hides its numbers and the best result where the member wants that', async () => {
    await show({}, { hideCounters: true, hideBest: true });
    await expect.element(page.getByText('Level')).not.toBeInTheDocument();
    await userEvent.click(button('Finish'));
    await expect.element(page.getByText('Most points')).not.toBeInTheDocument();
  });

  it('is played to the next level from what is heard alone', { tags: 'long' }, async () => {
    await show({ score: 35, level: 1, solved: 7, problem: { left: 2, operator: 'plus', right: 3 } });
    let words = problem();
    for (let turn = 1; turn <= 4; turn += 1) {
      const heard = await hear(() =>
        userEvent.keyboard(`${turn === 1 ? '{Tab}' : ''}${workOut(words)}{Enter}`),
      );
      expect(heard).toHaveLength(1);
      words = heard[0] ?? '';
      expect(words).toMatch(/^Correct\. 5 points\./);
    }
    expect(words).toContain('You are now on level 2.');
  });

  it('is played with one switch: Tab and Enter alone, without any time', async () => {
    const heard = hearLiveRegions();
    await show({ score: 0, level: 1, solved: 0, problem: { left: 7, operator: 'plus', right: 5 } });
    const focused = () => document.activeElement?.textContent ?? '';
    const goTo = async (name: string) => {
      for (let steps = 0; focused() !== name && steps < 30; steps += 1) await userEvent.tab();
      await userEvent.keyboard('{Enter}');
    };
    for (const name of ['1', '3', 'Clear', '1', '2', 'Check', 'Finish']) await goTo(name);
    await expect.element(page.getByRole('heading', { name: 'Well done' })).toHaveFocus();
    await goTo('Play again');
    await expect.element(field()).toHaveFocus();
    const said = (await heard()).map(({ text }) => text);
    expect(said.slice(0, 3)).toEqual(['Your answer: 1', 'Your answer: 13', 'Your answer is empty.']);
    expect(said.at(-1)).toBe('You solved 1 problem. Nice work.');
  });

  it('waits as it was left, at any moment', async () => {
    const stored = memoryGameStore();
    const screen = await show({}, {}, stored);
    await userEvent.fill(field(), '5');
    await screen.unmount();
    await render(
      <InGames stored={stored}>
        <MathGame />
      </InGames>,
    );
    await userEvent.click(button('Continue'));
    await expect.element(page.getByRole('heading', { name: 'Your game' })).toHaveFocus();
    await expect.element(field()).toHaveValue('5');
    await expect.element(page.getByRole('heading', { name: '7 times 8' })).toBeVisible();
  });

  it('starts over where what was persisted is damaged, and forgets a finished game', async () => {
    const stored = memoryGameStore();
    stored.write(unfinishedMath.key, { version: 1, data: { ...game, score: 'many' } });
    await render(
      <InGames stored={stored}>
        <MathGame />
      </InGames>,
    );
    await userEvent.fill(field(), '1');
    expect(readPersisted(stored, unfinishedMath)?.written).toBe('1');
    await userEvent.click(button('Finish'));
    expect(readPersisted(stored, unfinishedMath)).toBeUndefined();
  });

  it(
    'asks first whether to go on with a persisted game, and can start a new one',
    { tags: 'long' },
    async () => {
      await render(
        <InGames stored={storeWith(unfinishedMath, game)}>
          <MathGame />
        </InGames>,
      );
      await userEvent.click(button('New game'));
      await expect.element(page.getByText('55')).not.toBeInTheDocument();
    },
  );
});

describe('the math game on a small screen', () => {
  beforeEach(() => page.viewport(320, 640));
  afterEach(() => page.viewport(414, 896));

  it.each(['100', '200'])('fits with text at %s percent', async (text) => {
    document.documentElement.dataset['text'] = text;
    await show({ problem: { left: 10, operator: 'times', right: 10 }, isShown: true }, { hints: 'always' });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});
