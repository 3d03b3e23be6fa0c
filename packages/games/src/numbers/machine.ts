import { right, wrong } from './outcomes.ts';
import { playing } from './playing.ts';
import { NO_NUMBERS, numbersSetup, newPace, type PadPressed } from './setup.ts';

const pad = ({ event }: { event: PadPressed }) => ({ pad: event.pad });

/**
 * The number sequence game: numbers are shown one by one, and repeated on the pads. Step by step no time runs: each
 * number, and each playback, waits for a press. Source: product spec §4; widget contract W25; conflict X29.
 */
export const numbersMachine = numbersSetup.createMachine({
  id: 'numbers',
  context: ({ input: { random, first = 1, pace, unfinished } }) => ({
    ...NO_NUMBERS,
    ...unfinished,
    random,
    first,
    pace,
    gamesBefore: 0,
  }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isUnfinished', target: 'round.resting' }, { target: 'ready' }] },
    ready: {
      on: {
        'watch.pressed': { target: 'round', actions: ['begin', 'sayWatch'] },
        'pad.pressed': { actions: { type: 'sayEarly', params: { key: 'startFirst' } } },
      },
    },
    round: {
      initial: 'playing',
      states: {
        playing,
        yourTurn: {
          tags: 'your turn',
          on: {
            'pad.pressed': [
              {
                guard: { type: 'isWrong', params: pad },
                target: 'wrong',
                actions: [{ type: 'toneOfPad', params: pad }, 'countTry', 'sayWrong'],
              },
              {
                guard: { type: 'isWhole', params: pad },
                target: 'right',
                actions: [{ type: 'toneOfPad', params: pad }, 'countRepeated', 'sayRight'],
              },
              {
                guard: 'isHeard',
                actions: [
                  { type: 'toneOfPad', params: pad },
                  { type: 'enter', params: pad },
                ],
              },
              {
                actions: [{ type: 'toneOfPad', params: pad }, { type: 'enter', params: pad }, 'sayPress'],
              },
            ],
          },
        },
        right,
        wrong,
        /** An unfinished game was opened, or its page was out of sight. */
        resting: {
          on: { 'pad.pressed': { actions: { type: 'sayEarly', params: { key: 'watchFirst' } } } },
        },
      },
      on: {
        'watch.pressed': { target: '.playing', actions: ['begin', 'sayWatch'] },
        'pad.pressed': { actions: { type: 'sayEarly', params: { key: 'wait' } } },
        'writing.pressed': { actions: 'write' },
        'finish.pressed': { target: 'finished', actions: 'sayEnd' },
      },
    },
    finished: { on: { 'playAgain.pressed': { target: 'ready', actions: 'startOver' } } },
  },
  on: {
    'pace.changed': { actions: { type: 'takePace', params: newPace } },
  },
});
