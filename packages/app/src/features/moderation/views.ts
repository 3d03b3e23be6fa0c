import type { CaseList } from '@friendbase/contract';

/** What the page shows: one of the three lists, or the numbers. Written out: every page loads the names, and no schema. */
export const VIEWS = ['reports', 'newAccounts', 'appeals', 'counts'] as const satisfies readonly (
  | CaseList
  | 'counts'
)[];
export type View = (typeof VIEWS)[number];
