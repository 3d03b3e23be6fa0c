import { sendParent, setup } from 'xstate';

const SECOND_MS = 1000;

/** What the owner of a stopwatch gets. */
export interface SecondPassed {
  type: 'second.passed';
}

/**
 * Tells its parent of each second that the page was awake and in view. Every second has a timer of its own: after a
 * sleep of the device a single one ends, so that the night is one second long.
 */
export const stopwatchMachine = setup({
  types: {} as { events: { type: 'page.hidden' } | { type: 'page.shown' } },
  delays: { second: SECOND_MS },
  actions: { tell: sendParent({ type: 'second.passed' } satisfies SecondPassed) },
}).createMachine({
  id: 'stopwatch',
  initial: 'counting',
  states: {
    counting: {
      after: { second: { target: 'counting', reenter: true, actions: 'tell' } },
      on: { 'page.hidden': 'paused' },
    },
    paused: { on: { 'page.shown': 'counting' } },
  },
});
