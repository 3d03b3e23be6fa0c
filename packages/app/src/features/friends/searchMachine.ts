import { assign, setup } from 'xstate';

/** How long after the last letter a search is made: a slow typist asks for a name, not for each of its letters. */
export const ASKED_AFTER_MS = 500;

/**
 * Somebody who is looked for: typing, and resting once the last letter is some time ago. What was found belongs to the cache.
 */
export const searchMachine = setup({
  types: {} as {
    context: {
      /** What is in the field. */
      text: string;
      /** What is asked for. */
      wanted: string;
    };
    events: { type: 'text.changed'; text: string };
    tags: 'typing';
  },
  delays: { pause: ASKED_AFTER_MS },
  guards: { isBlank: ({ context }) => context.text.trim() === '' },
}).createMachine({
  context: { text: '', wanted: '' },
  initial: 'resting',
  on: { 'text.changed': { target: '.typing', actions: assign({ text: ({ event }) => event.text }) } },
  states: {
    resting: { entry: assign({ wanted: ({ context }) => context.text.trim() }) },
    typing: {
      tags: 'typing',
      // An empty field looks for nobody, at once.
      always: { guard: 'isBlank', target: 'resting' },
      after: { pause: 'resting' },
    },
  },
});
