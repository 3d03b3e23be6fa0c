import { assign, emit, setup } from 'xstate';
import { DOUBLE_PRESS_MS, MOST_WRITTEN } from '../lib/written.ts';
import type { Random } from '../lib/random.ts';
import type { Said } from '../lib/said.ts';
import { newGame, skipped, solved, type Game } from './game.ts';
import { lettersIn } from './rules.ts';
import * as say from './sayings.ts';

export interface WordContext {
  random: Random;
  game: Game;
  /** How many games were played before this one. */
  round: number;
}

export type WordEvent =
  | { type: 'answer.written'; text: string }
  | { type: 'key.pressed'; key: string }
  | { type: 'answer.cleared' }
  | { type: 'answer.checked' }
  | { type: 'firstLetter.asked' }
  | { type: 'word.skipped' }
  | { type: 'finish.pressed' }
  | { type: 'again.pressed' };

/** A word after the other, without any time, until the member wants to finish. Source: product spec §4, W27. */
export const wordMachine = setup({
  types: {} as {
    context: WordContext;
    input: { random: Random; unfinished?: Game | undefined };
    events: WordEvent;
    emitted: Said | { type: 'field.wanted' } | { type: 'solved' };
    tags: 'right' | 'wrong' | 'empty' | 'finished';
  },
  delays: { doublePress: DOUBLE_PRESS_MS },
  guards: {
    isNothingWritten: ({ context: { game } }) => lettersIn(game.written) === '',
    isRight: ({ context: { game } }) => lettersIn(game.written) === game.word,
  },
  actions: {
    write: assign(({ context }, text: string) => ({
      game: { ...context.game, written: text.slice(0, MOST_WRITTEN) },
    })),
    solve: assign(({ context: { game, random } }) => ({ game: solved(game, random) })),
    skip: assign(({ context: { game, random } }) => ({ game: skipped(game, random) })),
    startAnew: assign(({ context: { random, round } }) => ({ game: newGame(random), round: round + 1 })),
    wantField: emit({ type: 'field.wanted' }),
    tellSolved: emit({ type: 'solved' }),
    sayRight: emit(({ context }) => say.right(context.game)),
    sayWrong: emit(({ context }) => say.wrong(context.game)),
    sayEmpty: emit(say.empty),
    saySkipped: emit(({ context }) => say.skipped(context.game)),
    sayFirstLetter: emit(({ context }) => say.firstLetter(context.game)),
    sayWritten: emit(({ context }) => say.written(context.game)),
    sayFinished: emit(({ context }) => say.finished(context.game)),
  },
}).createMachine({
  id: 'words',
  context: ({ input: { random, unfinished } }) => ({
    random,
    game: unfinished ?? newGame(random),
    round: 0,
  }),
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
          { guard: 'isRight', target: '.right', actions: ['solve', 'sayRight', 'tellSolved', 'wantField'] },
          { target: '.wrong', actions: ['sayWrong', 'wantField'] },
        ],
        // Whatever stands in the field goes: a member who asks for help starts from there.
        'firstLetter.asked': {
          actions: [
            { type: 'write', params: ({ context }) => context.game.word.charAt(0) },
            'sayFirstLetter',
          ],
        },
        'word.skipped': { target: '.answering', actions: ['skip', 'saySkipped'] },
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
      },
    },
    finished: { tags: 'finished', on: { 'again.pressed': { target: 'playing', actions: 'startAnew' } } },
  },
});
