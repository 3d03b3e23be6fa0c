import type { AppealState } from '@friendbase/contract';

/** What the address of Profile can open there: what the member reported, and what was decided about them. */
export const OPENED_BY_ADDRESS = ['safety'] as const;

/** Where everything leads that tells of a decision. */
export const DECISIONS_HREF = '/profile?open=safety';

/** What a wish to look again has become, as a key of the words about safety. */
export const APPEAL_WORDS = {
  waiting: 'asked',
  kept: 'appealKept',
  undone: 'undone',
} as const satisfies Record<AppealState, string>;
