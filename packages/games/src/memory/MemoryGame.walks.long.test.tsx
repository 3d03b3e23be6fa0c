import { DEFAULTS, PreferencesProvider, type Preferences } from '@friendbase/ui-kit';
import '@friendbase/ui-kit/styles.css';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SimulatedClock } from 'xstate';
import { paced } from '../lib/pace.ts';
import { InGames } from '../../testing/InGames.tsx';
import type { Walk } from '../../testing/walks.ts';
import type { memoryMachine } from './machine.ts';
import { MemoryTable } from './MemoryTable.tsx';
import { stateOf } from './rules.ts';
import { LOCK_MS, TURN_BACK_MS, type MemoryEvent } from './setup.ts';
import { walksThrough } from '../../testing/memory/walks.ts';

const DECK = [0, 1, 0, 1];
const game = { deck: DECK, found: [], seen: [], moves: 0, misses: 0, seconds: 0 };

/** What a member does with this table, and what the page does. */
const events: MemoryEvent[] = [
  ...DECK.map((_, place) => ({ type: 'card.pressed', place }) as const),
  { type: 'turnBack.pressed' },
  { type: 'pace.changed', pace: 'wait' },
  { type: 'pace.changed', pace: 1 },
  { type: 'page.hidden' },
  { type: 'page.shown' },
];

type MemoryWalk = Walk<typeof memoryMachine>;

/** One way to each kind of place: how many cards are open and found, at which pace, in which state. */
function oneOfEachKind(walks: readonly MemoryWalk[]): MemoryWalk[] {
  const kinds = new Map<string, MemoryWalk>();
  for (const walk of walks) {
    const { value, context } = walk.leadsTo;
    const kind = JSON.stringify([value, context.open.length, context.found.length, context.pace]);
    if (!kinds.has(kind) && walk.events.every(isSeen)) kinds.set(kind, walk);
  }
  return [...kinds.values()];
}

/** The button to turn cards back is there only for who takes every step. */
const isSeen = ({ type }: MemoryEvent, at: number, all: readonly MemoryEvent[]): boolean =>
  type !== 'turnBack.pressed' ||
  all
    .slice(0, at)
    .filter((event) => event.type === 'pace.changed')
    .at(-1)?.pace === 'wait';

const cardAt = (place: number) => page.getByRole('gridcell').nth(place).getByRole('button');

/** A table, its clock, the page's sight and the member's pace, in the hands of a walk. */
async function showTable() {
  const clock = new SimulatedClock();
  let preferences: Preferences = DEFAULTS;
  const watchers = new Set<() => void>();
  const store = {
    current: () => preferences,
    subscribe: (tell: () => void) => {
      watchers.add(tell);
      return () => watchers.delete(tell);
    },
  };
  const screen = await render(
    <PreferencesProvider store={store}>
      <InGames clock={clock}>
        <MemoryTable unfinished={game} />
      </InGames>
    </PreferencesProvider>,
  );
  const sight = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  const see = (isHidden: boolean) => {
    sight.mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const press = (element: Element) => (element as HTMLElement).click();
  const happens = (event: MemoryEvent) => {
    if (event.type === 'card.pressed') press(cardAt(event.place).element());
    if (event.type === 'turnBack.pressed') press(page.getByRole('button', { name: 'Turn back' }).element());
    if (event.type === 'page.hidden' || event.type === 'page.shown') see(event.type === 'page.hidden');
    if (event.type.startsWith('xstate.after.lock')) clock.increment(paced(LOCK_MS, preferences.pace));
    if (event.type.startsWith('xstate.after.turnBack'))
      clock.increment(paced(TURN_BACK_MS, preferences.pace));
    if (event.type !== 'pace.changed') return;
    preferences = { ...preferences, pace: event.pace };
    for (const tell of watchers) tell();
  };
  return { screen, happens };
}

const walks = oneOfEachKind(walksThrough(game, events).walks);

it('there are walks to every state that a member can come to', () => {
  expect(walks.length).toBeGreaterThan(15);
});

const named = walks.map((walk) => [walk.events.map(({ type }) => type).join(', '), walk] as const);

it.each(named)('what is seen is what the rules say after %s', async (_, { events: steps, leadsTo }) => {
  const { screen, happens } = await showTable();
  for (const step of steps) {
    happens(step);
    // Its effects have to be over before the next.
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  const { context } = leadsTo;
  for (const place of DECK.keys()) {
    const seen = { down: 'face down', open: '', matched: 'matched' }[stateOf(context, place)];
    await expect.element(cardAt(place)).toHaveAccessibleName(new RegExp(`${seen}$`));
    await expect.element(cardAt(place)).toHaveAttribute('data-state', stateOf(context, place));
  }
  const isFinished = leadsTo.matches('finished');
  expect(screen.getByRole('heading', { name: 'Well done' }).elements()).toHaveLength(isFinished ? 1 : 0);
});
