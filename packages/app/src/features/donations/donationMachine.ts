import { assign, setup } from 'xstate';
import type { Tier } from './tiers.ts';

/** From the press to the second toast. Source: product spec §2 “Donations”, §9. */
export const IMPACT_AFTER_MS = 2000;

/**
 * One press, thanks at once, and a word about the impact later. A press on the same button meanwhile is the same press
 * of an unsteady hand. Another button thanks again, and one word about the impact follows the last of them.
 */
export const donationMachine = setup({
  types: {} as {
    context: { chosen: Tier['id'] | undefined };
    events: { type: 'donate.pressed'; tier: Tier['id'] };
  },
  delays: { impact: IMPACT_AFTER_MS },
  guards: {
    isSame: ({ context }, { tier }: { tier: Tier['id'] }) => context.chosen === tier,
  },
  actions: {
    choose: assign({ chosen: (_, { tier }: { tier: Tier['id'] }) => tier }),
    thank: () => {},
    tellImpact: () => {},
  },
}).createMachine({
  id: 'donation',
  context: { chosen: undefined },
  initial: 'resting',
  on: {
    'donate.pressed': {
      target: '.thanking',
      reenter: true,
      actions: [{ type: 'choose', params: ({ event: { tier } }) => ({ tier }) }, 'thank'],
    },
  },
  states: {
    resting: {},
    thanking: {
      on: { 'donate.pressed': { guard: { type: 'isSame', params: ({ event: { tier } }) => ({ tier }) } } },
      after: { impact: { target: 'resting', actions: 'tellImpact' } },
    },
  },
});
