import { afterPress } from '../lib/doublePress.ts';
import { numbersSetup, newPace } from './setup.ts';

/** The numbers are shown: each for its time, or until the member goes on. */
export const playing = numbersSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isStepped', target: 'stepping' }, { target: 'shown' }] },
    shown: { tags: 'lit', entry: 'toneOfItem', after: { light: 'gap' } },
    gap: {
      after: {
        dark: [
          { guard: 'isLastItem', target: '#numbers.round.yourTurn', actions: 'sayYourTurn' },
          { target: 'shown', actions: 'goOn' },
        ],
      },
    },
    stepping: {
      tags: ['lit', 'stepping'],
      entry: 'toneOfItem',
      on: {
        'next.pressed': [
          { guard: 'isLastItem', target: '#numbers.round.yourTurn', actions: 'sayYourTurn' },
          { target: '.settled', reenter: true, actions: ['goOn', 'sayNow'] },
        ],
        // No time runs: the number is still there when the member is back.
        'page.hidden': {},
      },
      // The button that began the numbers is the one that goes on.
      ...afterPress({ 'next.pressed': {} }),
    },
  },
  on: {
    'page.hidden': 'resting',
    'pace.changed': [
      {
        guard: { type: 'changesMode', params: newPace },
        target: '.deciding',
        actions: { type: 'takePace', params: newPace },
      },
      { actions: { type: 'takePace', params: newPace } },
    ],
  },
});
