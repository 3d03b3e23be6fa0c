import { createContext } from 'react';
import type { Arrival } from './lib/page/arrival.tsx';
import type { createAppRouter } from './router.ts';

/** A member's page with its route loaded, so that it is rendered whole at once. */
export interface Opened {
  router: ReturnType<typeof createAppRouter>;
  arrival: Arrival;
}

/** The page that a server has rendered, until it is hydrated. */
export interface OpenedPage {
  of: (memberId: string) => Opened | undefined;
  /** It is hydrated: whoever comes after, even the same member, opens their own. */
  release: () => void;
}

export function openedPage(owner: string | undefined, opened?: Opened): OpenedPage {
  let stored = opened;
  return {
    of: (memberId) => (memberId === owner ? stored : undefined),
    release: () => void (stored = undefined),
  };
}

export const OpenedPageContext = createContext<OpenedPage>(openedPage(undefined));
