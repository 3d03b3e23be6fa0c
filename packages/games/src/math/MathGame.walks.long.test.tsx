import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { InGames } from '../../testing/InGames.tsx';
import { walksOf } from '../../testing/walks.ts';
import type { Game } from './game.ts';
import { mathMachine } from './machine.ts';
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

/** The name of the heading that is the problem: “7 times 8”. */
const problem = () => {
  const headings = page.getByRole('heading', { level: 3 }).elements();
  const names = headings.map((one) => [...one.children].at(-1)?.textContent ?? '');
  return names.find((name) => / (plus|minus|times) /.test(name)) ?? '';
};

const OUTCOMES = {
  right: 'Correct. 10 points.',
  wrong: 'Try again',
  empty: 'Write your answer first. It is a number.',
  unreadable: 'Write your answer as a number, such as 12. Nothing is lost.',
} as const;

/** What is on the screen. */
const seen = () =>
  page.getByRole('heading', { name: 'Well done' }).elements().length > 0
    ? 'the result'
    : {
        written: inField().value,
        problem: problem(),
        outcome: document.querySelector('.fb-GameOutcome')?.textContent,
        isShown: page
          .getByText(/So .* is \d+\.$/)
          .elements()
          .some((one) => one.tagName === 'P'),
      };

/** What should be, by a state of the machine. */
function madeOf(snapshot: SnapshotFrom<typeof mathMachine>) {
  if (snapshot.hasTag('finished')) return 'the result';
  const { written, problem: now, isShown } = snapshot.context.game;
  const tag = (['right', 'wrong', 'empty', 'unreadable'] as const).find((one) => snapshot.hasTag(one));
  const outcome = tag ? OUTCOMES[tag] : '';
  return { written, problem: `${now.left} ${now.operator} ${now.right}`, outcome, isShown };
}

describe('walks through the machine', () => {
  const input = {
    random: () => 0.5,
    unfinished: game,
    wishes: { hints: 'always', stayOnLevel: false, numberNames: [] },
  } as const;
  const walks = walksOf({
    machine: mathMachine,
    input,
    events: [
      ...['x', '2', '56'].map((text) => ({ type: 'answer.written' as const, text })),
      { type: 'answer.checked' },
      { type: 'answer.cleared' },
      { type: 'help.asked', help: 'way' },
      { type: 'finish.pressed' },
      { type: 'again.pressed' },
    ],
    stateOf: ({ context }) => [context.game.solved, context.game.written, context.game.isShown],
    isFarEnough: ({ context }) => context.round > 0 || context.game.solved > 12,
  }).filter(({ events }) => {
    const [last, before] = [events.at(-1)?.type ?? '', events.at(-2)?.type];
    // No time passes here, and what cannot be done in a state has no button there.
    const isOffered = (last === 'again.pressed') === (before === 'finish.pressed');
    const isTelling = last !== 'answer.written' && last !== 'answer.cleared';
    return isOffered && isTelling && !events.some(({ type }: { type: string }) => type.startsWith('xstate.'));
  });
  // The longest way of those that end alike: it sees the most.
  const chosen = new Map(
    walks
      .toSorted((one, other) => one.events.length - other.events.length)
      .map((walk) => [JSON.stringify([walk.leadsTo.value, walk.events.at(-1)?.type]), walk]),
  );

  const act = async (event: EventFrom<typeof mathMachine>) => {
    if (event.type === 'answer.written') await userEvent.fill(field(), event.text);
    if (event.type === 'answer.checked') await userEvent.click(button('Check'));
    if (event.type === 'answer.cleared') await userEvent.click(button('Clear'));
    if (event.type === 'help.asked') await userEvent.click(button('Show me'));
    if (event.type === 'finish.pressed') await userEvent.click(button('Finish'));
    if (event.type === 'again.pressed') await userEvent.click(button('Play again'));
  };

  it.each([...chosen])('show %s as the machine has it', async (_, { events, leadsTo }) => {
    await render(
      <InGames random={() => 0.5} preferences={{ hints: 'always' }}>
        <MathPlay unfinished={game} />
      </InGames>,
    );
    for (const event of events) await act(event);
    await expect.poll(seen).toEqual(madeOf(leadsTo));
  });
});
