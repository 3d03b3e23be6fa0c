import { lazy, useCallback, useState, type ReactNode } from 'react';
import { OnDemand } from '../../lib/loading/OnDemand.tsx';
import type { ActionsOf } from './Invitations.tsx';

const Invitations = lazy(() =>
  import('./Invitations.tsx').then((module) => ({ default: module.Invitations })),
);

interface MessageActions {
  /** What stands below each message. */
  actionsOf: ActionsOf | undefined;
  /** What brings it, and shows nothing. */
  source: ReactNode;
}

/** The ways into games that messages invite to, and what else can be done with a message. */
export function useMessageActions(others: ActionsOf | undefined): MessageActions {
  const [linksOf, setLinksOf] = useState<ActionsOf>();
  // A function that is given to a state would be called for the next one.
  const take = useCallback((links: ActionsOf | undefined) => setLinksOf(() => links), []);
  // The same function as long as nothing changes, so that the messages are not rendered again for each letter written below.
  const both = useCallback<ActionsOf>(
    (message) => (
      <>
        {linksOf?.(message)}
        {others?.(message)}
      </>
    ),
    [linksOf, others],
  );
  return {
    // Not the others alone while there is no link: they would be remounted as the links come, and lose the focus and a press.
    actionsOf: linksOf || others ? both : undefined,
    source: (
      <OnDemand>
        <Invitations onLinks={take} />
      </OnDemand>
    ),
  };
}
