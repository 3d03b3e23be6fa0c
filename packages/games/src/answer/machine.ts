import { assertEvent, assign, emit, setup } from 'xstate';
import { afterPress, DOUBLE_PRESS_MS } from '../lib/doublePress.ts';
import type { Random } from '../lib/random.ts';
import type { Said } from '../lib/said.ts';
import { MOST_WRITTEN } from './rules.ts';
import type { Answered, AnswerRules, Reward } from './rules.ts';

export interface AnswerContext<Game, Wishes> {
  random: Random;
  game: Game;
  /** What the member wants of the game. */
  wishes: Wishes;
  /** What the last right answer brought. */
  reward: Reward;
  /** How many games were played before this one. */
  round: number;
}

export interface AnswerInput<Game, Wishes> {
  random: Random;
  wishes: Wishes;
  unfinished?: Game | undefined;
}

export type AnswerEvent<Wishes, Name> =
  | { type: 'answer.written'; text: string }
  | { type: 'key.pressed'; key: string }
  | { type: 'answer.cleared' }
  | { type: 'answer.checked' }
  | { type: 'help.asked'; help: Name }
  | { type: 'wishes.changed'; wishes: Wishes }
  | { type: 'finish.pressed' }
  | { type: 'again.pressed' };

/** A question after the other, without any time, until the member wants to finish. Source: product spec §4, W26, W27. */
export const answerMachine = <Game extends Answered, Wishes, Name extends string>(
  rules: AnswerRules<Game, Wishes, Name>,
) => {
  const helpOf = (event: AnswerEvent<Wishes, Name>) => {
    assertEvent(event, 'help.asked');
    return rules.helps[event.help];
  };
  return setup({
    types: {} as {
      context: AnswerContext<Game, Wishes>;
      input: AnswerInput<Game, Wishes>;
      events: AnswerEvent<Wishes, Name>;
      emitted: Said | { type: 'field.wanted' } | { type: 'solved' };
      tags: 'right' | 'wrong' | 'empty' | 'unreadable' | 'finished';
    },
    delays: { doublePress: DOUBLE_PRESS_MS },
    guards: {
      isEmpty: ({ context: { game, wishes } }) => rules.judge(game, wishes) === 'empty',
      isUnreadable: ({ context: { game, wishes } }) => rules.judge(game, wishes) === 'unreadable',
      isAnother: ({ event }) => helpOf(event).isAnother === true,
      isRight: ({ context: { game, wishes } }) => rules.judge(game, wishes) === 'right',
    },
    actions: {
      write: assign(({ context }, text: string) => ({
        game: { ...context.game, written: text.slice(0, MOST_WRITTEN) },
      })),
      solve: assign(({ context: { game, random, wishes } }) => rules.solve(game, random, wishes)),
      miss: assign(({ context: { game, wishes } }) => ({ game: rules.miss(game, wishes) })),
      giveHelp: assign(({ context: { game, random, wishes }, event }) => ({
        game: helpOf(event).give(game, random, wishes),
      })),
      startAnew: assign(({ context: { random, wishes, round } }) => ({
        game: rules.newGame(random, wishes),
        round: round + 1,
      })),
      tellSolved: emit({ type: 'solved' }),
      wantField: emit({ type: 'field.wanted' }),
      sayRight: emit(({ context: { game, reward } }) => rules.say.right(game, reward)),
      sayWrong: emit(({ context: { game, wishes } }) => rules.say.wrong(game, wishes)),
      sayEmpty: emit(rules.say.empty),
      sayUnreadable: emit(rules.say.unreadable ?? rules.say.empty),
      sayWritten: emit(({ context }) => rules.say.written(context.game)),
      sayHelp: emit(({ context, event }) => helpOf(event).say(context.game)),
      sayFinished: emit(({ context }) => rules.say.finished(context.game)),
    },
  }).createMachine({
    id: 'answers',
    context: ({ input: { random, wishes, unfinished } }) => ({
      random,
      wishes,
      game: unfinished ?? rules.newGame(random, wishes),
      reward: { points: 0 },
      round: 0,
    }),
    on: { 'wishes.changed': { actions: assign(({ event: { wishes } }) => ({ wishes })) } },
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
            { guard: 'isEmpty', target: '.empty', actions: ['sayEmpty', 'wantField'] },
            { guard: 'isUnreadable', target: '.unreadable', actions: ['sayUnreadable', 'wantField'] },
            { guard: 'isRight', target: '.right', actions: ['solve', 'sayRight', 'tellSolved', 'wantField'] },
            { target: '.wrong', actions: ['miss', 'sayWrong', 'wantField'] },
          ],
          'help.asked': [
            { guard: 'isAnother', target: '.answering', actions: ['giveHelp', 'sayHelp'] },
            { actions: ['giveHelp', 'sayHelp'] },
          ],
          'finish.pressed': { target: 'finished', actions: 'sayFinished' },
        },
        states: {
          answering: {},
          // With nothing written, a second press of Check is none.
          right: { tags: 'right', ...afterPress({ 'answer.checked': { guard: 'isEmpty' } }) },
          wrong: { tags: 'wrong' },
          empty: { tags: 'empty' },
          unreadable: { tags: 'unreadable' },
        },
      },
      finished: { tags: 'finished', on: { 'again.pressed': { target: 'playing', actions: 'startAnew' } } },
    },
  });
};
