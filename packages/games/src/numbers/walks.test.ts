import { describe, expect, it } from 'vitest';
import type { EventFrom } from 'xstate';
import { take, unreached, untaken, walksInTier } from '../../testing/walks.ts';
import { numbersMachine } from './machine.ts';
import type { NumbersSnapshot } from './status.ts';
import { inputFor, numbersWalks } from '../../testing/numbers/walks.ts';

/** The rules once more, without a machine: pad 1 is right, pad 2 wrong. */
interface Model {
  phase: 'ready' | 'lit' | 'dark' | 'turn' | 'right' | 'wrong' | 'resting' | 'finished';
  isStepped: boolean;
  /** A press on Next number would be the second of a double press. */
  isHeld: boolean;
  length: number;
  repeated: number;
  item: number;
  entered: number;
}

const inRound = ({ phase }: Model) => phase !== 'ready' && phase !== 'finished';
const inTime = ({ phase }: Model) => ['lit', 'dark', 'right', 'wrong'].includes(phase);

const begin = (now: Model): Model => ({
  ...now,
  phase: 'lit',
  isHeld: now.isStepped,
  length: now.repeated === now.length ? now.length + 1 : now.length,
  item: 0,
  entered: 0,
});

const onward = (now: Model): Model =>
  now.item + 1 === now.length ? { ...now, phase: 'turn' } : { ...now, phase: 'lit', item: now.item + 1 };

function press(now: Model, pad: number): Model {
  if (now.phase !== 'turn') return now;
  if (pad !== 1) return { ...now, phase: 'wrong', entered: 0 };
  if (now.entered + 1 < now.length) return { ...now, entered: now.entered + 1 };
  return { ...now, phase: 'right', repeated: now.length };
}

function timeIsOver(now: Model): Model {
  if (now.isHeld) return { ...now, isHeld: false };
  if (now.phase === 'lit') return { ...now, phase: 'dark' };
  return now.phase === 'dark' ? onward(now) : begin(now);
}

function after(now: Model, event: EventFrom<typeof numbersMachine>): Model {
  switch (event.type) {
    case 'watch.pressed':
      return now.phase === 'finished' ? now : begin(now);
    case 'next.pressed':
      return now.phase === 'lit' && now.isStepped && !now.isHeld ? onward(now) : now;
    case 'pad.pressed':
      return press(now, event.pad);
    case 'finish.pressed':
      return inRound(now) ? { ...now, phase: 'finished', isHeld: false } : now;
    case 'playAgain.pressed':
      return now.phase === 'finished' ? { ...NEW, isStepped: now.isStepped } : now;
    case 'pace.changed': {
      const isStepped = event.pace === 'wait';
      const phase = now.phase === 'dark' && isStepped ? 'lit' : now.phase;
      // The button changes with the pace as well.
      const isHeld = isStepped && (now.isStepped ? now.isHeld : phase === 'lit');
      return { ...now, isStepped, isHeld, phase };
    }
    case 'page.hidden':
      return inTime(now) && !now.isStepped ? { ...now, phase: 'resting' } : now;
    case 'writing.pressed':
      return now;
    default:
      return timeIsOver(now);
  }
}

const NEW: Model = {
  phase: 'ready',
  isStepped: false,
  isHeld: false,
  length: 0,
  repeated: 0,
  item: 0,
  entered: 0,
};

function seen(snapshot: NumbersSnapshot): Model {
  const { context } = snapshot;
  const phases = {
    turn: { round: 'yourTurn' },
    right: { round: 'right' },
    wrong: { round: 'wrong' },
    resting: { round: 'resting' },
    dark: { round: { playing: 'gap' } },
    lit: { round: 'playing' },
    ready: 'ready',
    finished: 'finished',
  } as const;
  const found = Object.entries(phases).find(([, state]) => snapshot.matches(state)) ?? [];
  return {
    phase: found[0] as Model['phase'],
    isStepped: context.pace === 'wait',
    isHeld: snapshot.matches({ round: { playing: { stepping: 'justNow' } } }),
    length: context.sequence.length,
    repeated: context.repeated,
    item: context.item,
    entered: context.entered.length,
  };
}

describe('every way through the number sequence game', () => {
  const unfinished = { sequence: [1], repeated: 0 } as const;
  const games = [
    { input: inputFor(), walks: numbersWalks() },
    { input: inputFor(unfinished), walks: numbersWalks(unfinished) },
  ] as const;

  it('takes each transition and reaches each state', () => {
    const [left = [], leftByTheOther] = games.map(({ input, walks }) =>
      untaken(numbersMachine, input, walks),
    );
    expect(left.filter((one) => leftByTheOther?.includes(one))).toEqual([]);
    expect(unreached(numbersMachine, games[0].walks)).toEqual([]);
  });

  it.each([
    ['a new game', games[0], NEW],
    ['an unfinished one', games[1], { ...NEW, phase: 'resting', length: 1 }],
  ] as const)('leads where the rules say, from %s', (_, { input, walks }, start) => {
    expect(walks.length).toBeGreaterThan(500);
    for (const walk of walksInTier(walks))
      expect(seen(take(numbersMachine, input, walk))).toEqual(walk.events.reduce<Model>(after, start));
  });
});
