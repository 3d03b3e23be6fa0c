import { TYPING_EVERY_MS, TYPING_SHOWN_MS } from '@friendbase/contract';
import { setup } from 'xstate';

type TogetherEvent =
  /** The member has changed what is in the field. */
  | { type: 'text.changed'; text: string }
  /** The friend is heard to be writing. */
  | { type: 'writer.heard' }
  /** A message of the friend's has come. */
  | { type: 'message.came' };

/**
 * That two friends write to each other at the same time: the friend is told now and then while the text changes, and is shown
 * as writing until their message comes or they are heard no longer.
 */
export const togetherMachine = setup({
  types: {} as { events: TogetherEvent; tags: 'writing' },
  actions: {
    tell: () => {},
  },
  guards: {
    hasWords: (_, { text }: { text: string }) => text.trim() !== '',
  },
  delays: { apart: TYPING_EVERY_MS, shown: TYPING_SHOWN_MS },
}).createMachine({
  type: 'parallel',
  states: {
    member: {
      initial: 'untold',
      states: {
        untold: {
          on: {
            'text.changed': {
              guard: { type: 'hasWords', params: ({ event }) => event },
              target: 'told',
              actions: 'tell',
            },
          },
        },
        told: { after: { apart: 'untold' } },
      },
    },
    friend: {
      initial: 'still',
      on: { 'message.came': '.still', 'writer.heard': { target: '.writing', reenter: true } },
      states: {
        still: {},
        writing: { tags: 'writing', after: { shown: 'still' } },
      },
    },
  },
});
