import { DEFAULTS, PreferencesProvider, type Preferences } from '@friendbase/ui-kit';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SimulatedClock } from 'xstate';
import '@friendbase/ui-kit/styles.css';
import type { Difficulty } from '../../src/difficulty.ts';
import { memoryGameStore, type GameStore } from '../../src/lib/persistedGame.ts';
import type { Random } from '../../src/lib/random.ts';
import { InGames } from '../InGames.tsx';
import { NumbersGame } from '../../src/numbers/NumbersGame.tsx';
import type { Digit } from '../../src/numbers/rules.ts';
import { randomFor } from './runningGame.ts';

export const button = (name: string) => page.getByRole('button', { name, exact: true });

/** What the line above the pads says. */
export const status = () => page.getByRole('group', { name: 'Number pads' }).getByRole('paragraph');

interface Given {
  digits?: readonly Digit[];
  random?: Random;
  preferences?: Partial<Preferences>;
  stored?: GameStore;
  onFinished?: (turns: number) => void;
  difficulty?: Difficulty;
}

/** The game on a page, with a clock that stands still, settings that can change, and a device. */
export async function openPage({
  digits = [3, 1, 4],
  random,
  preferences = {},
  stored = memoryGameStore(),
  onFinished = () => undefined,
  difficulty,
}: Given = {}) {
  let current: Preferences = { ...DEFAULTS, ...preferences };
  const watchers = new Set<() => void>();
  const store = {
    current: () => current,
    subscribe: (onChange: () => void) => {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
  };
  const clock = new SimulatedClock();
  const screen = await render(
    <PreferencesProvider store={store}>
      <InGames clock={clock} stored={stored} random={random ?? randomFor(digits)} onFinished={onFinished}>
        <NumbersGame difficulty={difficulty} />
      </InGames>
    </PreferencesProvider>,
  );
  const prefer = (wishes: Partial<Preferences>) => {
    current = { ...current, ...wishes };
    for (const tell of watchers) tell();
  };
  /** Lets this many numbers pass. */
  const passNumbers = (count: number) => {
    for (let half = 0; half < 2 * count; half += 1) clock.increment(400);
  };
  return { screen, clock, stored, prefer, passNumbers };
}

/** A page that goes out of sight, and comes back. */
export function hidePage(): void {
  const hidden = Object.getOwnPropertyDescriptor(Document.prototype, 'hidden');
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
  document.dispatchEvent(new Event('visibilitychange'));
  if (hidden) Reflect.deleteProperty(document, 'hidden');
}
