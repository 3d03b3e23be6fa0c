import type { Preferences } from '@friendbase/ui-kit';
import { assign, emit, setup } from 'xstate';
import type { Random } from '../lib/random.ts';
import type { Said } from '../lib/said.ts';
import { DOUBLE_PRESS_MS, MOST_WRITTEN } from '../lib/written.ts';
import { missed, newGame, solved, type Game } from './game.ts';
import { readAnswer } from './readAnswer.ts';
import { answerOf, pointsFor } from './rules.ts';
import * as say from './sayings.ts';

/** What the member wants of the game, and the words for numbers where answers may be words. Source: P9, P11. */
export type Wishes = Pick<Preferences, 'hints' | 'stayOnLevel'> & { numberNames: readonly string[] };

export interface MathContext extends Wishes {
  random: Random;
  game: Game;
  /** What the last right answer brought. */
  reward: { points: number; newLevel?: number } | undefined;
  /** How many games were played before this one. */
  round: number;
}

export type MathEvent =
  | { type: 'answer.written'; text: string }
  | { type: 'key.pressed'; key: string }
  | { type: 'answer.cleared' }
  | { type: 'answer.checked' }
  | { type: 'help.asked' }
  | { type: 'wishes.changed'; wishes: Wishes }
  | { type: 'finish.pressed' }
  | { type: 'again.pressed' };

const answerIn = ({ game, numberNames }: MathContext) => readAnswer(game.written, numberNames);

/** A problem after the other, without any time, until the member wants to finish. Source: product spec §4, W26. */
export const mathMachine = setup({
  types: {} as {
    context: MathContext;
    input: Wishes & { random: Random; unfinished?: Game | undefined };
    events: MathEvent;
    emitted: Said | { type: 'field.wanted' } | { type: 'solved' };
    tags: 'right' | 'wrong' | 'empty' | 'noNumber' | 'finished';
  },
  delays: { doublePress: DOUBLE_PRESS_MS },
  guards: {
    isNothingWritten: ({ context }) => context.game.written.trim() === '',
    isNoNumber: ({ context }) => answerIn(context) === undefined,
    isRight: ({ context }) => answerIn(context) === answerOf(context.game.problem),
  },
  actions: {
    write: assign(({ context }, text: string) => ({
      game: { ...context.game, written: text.slice(0, MOST_WRITTEN) },
    })),
    solve: assign(({ context: { game: before, random, stayOnLevel } }) => {
      const game = solved(before, random, stayOnLevel);
      const points = pointsFor(before.level);
      return { game, reward: { points, ...(game.level > before.level && { newLevel: game.level }) } };
    }),
    miss: assign(({ context }) => ({ game: missed(context.game, answerIn(context) ?? NaN) })),
    show: assign(({ context }) => ({ game: { ...context.game, isShown: true } })),
    startAnew: assign(({ context: { random, round } }) => ({
      game: newGame(random),
      reward: undefined,
      round: round + 1,
    })),
    tellSolved: emit({ type: 'solved' }),
    wantField: emit({ type: 'field.wanted' }),
    sayRight: emit(({ context }) => say.right(context)),
    sayWrong: emit(({ context }) => say.wrong(context)),
    sayEmpty: emit(say.empty),
    sayNoNumber: emit(say.noNumber),
    sayWritten: emit(({ context }) => say.written(context.game)),
    sayShown: emit(({ context }) => say.shown(context.game)),
    sayFinished: emit(({ context }) => say.finished(context.game)),
  },
}).createMachine({
  id: 'math',
  context: ({ input: { unfinished, ...input } }) => ({
    ...input,
    game: unfinished ?? newGame(input.random),
    reward: undefined,
    round: 0,
  }),
  on: { 'wishes.changed': { actions: assign(({ event }) => event.wishes) } },
  initial: 'playing',
  states: {
    playing: {
      initial: 'answering',
      on: {
        'answer.written': { actions: { type: 'write', params: ({ event }) => event.text } },
        'key.pressed': {
          actions: [
            { type: 'write', params: ({ context, event }) => context.game.written + event.key },
            'sayWritten',
          ],
        },
        'answer.cleared': { actions: [{ type: 'write', params: '' }, 'sayWritten'] },
        'answer.checked': [
          { guard: 'isNothingWritten', target: '.empty', actions: ['sayEmpty', 'wantField'] },
          { guard: 'isNoNumber', target: '.noNumber', actions: ['sayNoNumber', 'wantField'] },
          { guard: 'isRight', target: '.right', actions: ['solve', 'sayRight', 'tellSolved', 'wantField'] },
          { target: '.wrong', actions: ['miss', 'sayWrong', 'wantField'] },
        ],
        'help.asked': { actions: ['show', 'sayShown'] },
        'finish.pressed': { target: 'finished', actions: 'sayFinished' },
      },
      states: {
        answering: {},
        right: {
          tags: 'right',
          initial: 'justNow',
          states: {
            justNow: {
              after: { doublePress: 'settled' },
              on: { 'answer.checked': { guard: 'isNothingWritten' } },
            },
            settled: {},
          },
        },
        wrong: { tags: 'wrong' },
        empty: { tags: 'empty' },
        noNumber: { tags: 'noNumber' },
      },
    },
    finished: { tags: 'finished', on: { 'again.pressed': { target: 'playing', actions: 'startAnew' } } },
  },
});
