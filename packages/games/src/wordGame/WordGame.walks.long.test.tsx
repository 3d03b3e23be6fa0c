import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { InGames } from '../../testing/InGames.tsx';
import { walksOf } from '../../testing/walks.ts';
import type { Game } from './game.ts';
import { wordMachine } from './machine.ts';
import { WordPlay } from './WordPlay.tsx';

const game: Game = { word: 'FRIEND', before: [], letters: 'NIRFDE', score: 20, found: 2, written: '' };

const field = () => page.getByRole('textbox', { name: 'Your word' });
const inField = () => field().element() as HTMLInputElement;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const tiles = () =>
  page
    .getByRole('list', { name: 'Letters' })
    .getByRole('listitem')
    .elements()
    .map((tile) => tile.textContent);

const OUTCOMES = {
  right: 'Correct. 10 points.',
  wrong: 'Not yet.',
  empty: 'Write your word first. Use the letters you see.',
} as const;

/** What is on the screen. */
const seen = () =>
  page.getByRole('heading', { name: 'Well done' }).elements().length > 0
    ? 'the result'
    : {
        written: inField().value,
        letters: tiles().join(''),
        outcome: document.querySelector('.fb-GameOutcome')?.textContent,
      };

/** What should be, by a state of the machine. */
function madeOf(snapshot: SnapshotFrom<typeof wordMachine>) {
  if (snapshot.hasTag('finished')) return 'the result';
  const { written, letters } = snapshot.context.game;
  const tag = (['right', 'wrong', 'empty'] as const).find((one) => snapshot.hasTag(one));
  return { written, letters, outcome: tag ? OUTCOMES[tag] : '' };
}

describe('walks through the machine', () => {
  const walks = walksOf({
    machine: wordMachine,
    input: { random: () => 0.5, wishes: {}, unfinished: game },
    events: [
      ...['x', 'friend'].map((text) => ({ type: 'answer.written' as const, text })),
      { type: 'answer.checked' },
      { type: 'help.asked', help: 'firstLetter' },
      { type: 'help.asked', help: 'newWord' },
      { type: 'finish.pressed' },
      { type: 'again.pressed' },
    ],
    isFarEnough: ({ context }) => context.round > 0 || context.game.found > 3,
  }).filter(({ events }) => {
    const [last, before] = [events.at(-1)?.type ?? '', events.at(-2)?.type];
    // No time passes here, and what cannot be done in a state has no button there.
    const isOffered = (last === 'again.pressed') === (before === 'finish.pressed');
    const isTimed = events.some(({ type }: { type: string }) => type.startsWith('xstate.'));
    return isOffered && !isTimed && last !== 'answer.written';
  });
  // The longest way of those that end alike: it sees the most.
  const chosen = new Map(
    walks
      .toSorted((one, other) => one.events.length - other.events.length)
      .map((walk) => [JSON.stringify([walk.leadsTo.value, walk.events.at(-1)]), walk]),
  );

  const HELPS = { firstLetter: 'Put first letter', newWord: 'New word' } as const;
  const BUTTONS: Partial<Record<string, string>> = {
    'answer.checked': 'Check',
    'finish.pressed': 'Finish',
    'again.pressed': 'Play again',
  };
  const act = (event: EventFrom<typeof wordMachine>) =>
    event.type === 'answer.written'
      ? userEvent.fill(field(), event.text)
      : userEvent.click(
          button((event.type === 'help.asked' ? HELPS[event.help] : BUTTONS[event.type]) ?? ''),
        );

  it.each([...chosen])('show %s as the machine has it', async (_, { events, leadsTo }) => {
    await render(
      <InGames random={() => 0.5}>
        <WordPlay unfinished={game} />
      </InGames>,
    );
    for (const event of events) await act(event);
    await expect.poll(seen).toEqual(madeOf(leadsTo));
  });
});
