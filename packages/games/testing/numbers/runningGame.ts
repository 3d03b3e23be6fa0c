import { REFERENCE, sayWords } from '@friendbase/ui-kit/words';
import { createActor, SimulatedClock } from 'xstate';
import { DOUBLE_PRESS_MS } from '../../src/lib/doublePress.ts';
import type { Pace } from '../../src/lib/pace.ts';
import type { Random } from '../../src/lib/random.ts';
import { wordsOf } from '../../src/lib/said.ts';
import type { StoredNumbers } from '../../src/numbers/persisted.ts';
import { numbersMachine } from '../../src/numbers/machine.ts';
import type { Digit } from '../../src/numbers/rules.ts';
import type { NumbersSnapshot } from '../../src/numbers/status.ts';

/** Random numbers that make these digits, again and again. */
export function randomFor(digits: readonly Digit[]): Random {
  let next = 0;
  return () => ((digits[next++ % digits.length] ?? 1) - 1) / 4;
}

interface Given {
  digits?: readonly Digit[];
  pace?: Pace;
  unfinished?: StoredNumbers;
  random?: Random;
}

/** A running game on a clock of its own, with all that it said in the words of `en`. */
export function open({ digits = [3, 1, 4, 1], pace = 1, unfinished, random }: Given = {}) {
  const clock = new SimulatedClock();
  const input = { random: random ?? randomFor(digits), pace, unfinished };
  const game = createActor(numbersMachine, { clock, input });
  const heard: string[] = [];
  const heardInFull: string[] = [];
  const tones: Digit[] = [];
  game.on('said', (event) => {
    heard.push(sayWords(REFERENCE, wordsOf(event, 'short')));
    heardInFull.push(sayWords(REFERENCE, wordsOf(event, 'full')));
  });
  game.on('toned', ({ digit }) => void tones.push(digit));
  game.start();
  const act = (type: 'watch' | 'next' | 'finish' | 'writing' | 'playAgain') =>
    game.send({ type: `${type}.pressed` });
  const pass = (ms: number) => clock.increment(ms);
  /** Lets time go on to the member's turn; step by step it is pressed there, by a hand that does not shake. */
  const watch = () => {
    while (!game.getSnapshot().hasTag('your turn')) {
      pass(game.getSnapshot().hasTag('stepping') ? DOUBLE_PRESS_MS : 400);
      act('next');
    }
  };
  const press = (...pads: readonly Digit[]) => {
    for (const pad of pads) game.send({ type: 'pad.pressed', pad, isHeard: false });
  };
  const is = (state: Parameters<NumbersSnapshot['matches']>[0]) => game.getSnapshot().matches(state);
  return { game, heard, heardInFull, tones, act, pass, watch, press, is };
}
