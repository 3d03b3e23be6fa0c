import { numbersSetup, newPace } from './setup.ts';

/** Repeated: after a moment one more number comes, or when the member goes on. */
export const right = numbersSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isStepped', target: 'waiting' }, { target: 'pausing' }] },
    pausing: {
      after: { pause: { target: '#numbers.round.playing', actions: ['begin', 'sayWatch'] } },
      on: { 'page.hidden': '#numbers.round.resting' },
    },
    waiting: {
      tags: 'next round',
      on: { 'pad.pressed': { actions: { type: 'sayEarly', params: { key: 'nextRoundFirst' } } } },
    },
  },
  on: { 'pace.changed': { target: '.deciding', actions: { type: 'takePace', params: newPace } } },
});

/** Not quite: after a moment the same numbers are shown again, or when the member goes on. */
export const wrong = numbersSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isStepped', target: 'waiting' }, { target: 'pausing' }] },
    pausing: {
      // The numbers were said with the outcome.
      after: { pause: { target: '#numbers.round.playing', actions: 'begin' } },
      on: { 'page.hidden': '#numbers.round.resting' },
    },
    waiting: { on: { 'pad.pressed': { actions: { type: 'sayEarly', params: { key: 'watchFirst' } } } } },
  },
  on: { 'pace.changed': { target: '.deciding', actions: { type: 'takePace', params: newPace } } },
});
