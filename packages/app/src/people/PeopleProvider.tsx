import { lazy, useMemo, useState, type ReactNode } from 'react';
import { OnDemand } from '../lib/loading/OnDemand.tsx';
import { NotOpened } from '../lib/loading/NotOpened.tsx';
import {
  OpenPersonContext,
  type KnownPerson,
  SentRequestsContext,
  type SentRequests,
} from './peopleContext.tsx';

const PersonDialog = lazy(() =>
  import('./PersonDialog.tsx').then((module) => ({ default: module.PersonDialog })),
);

/**
 * The dialog about a person, for every page. It outlives the row it was opened from: who blocks the author of a post no
 * longer sees the post. `children` gives it its place, in the footer, which has room for what went wrong.
 */
export function PeopleProvider({ children }: { children: (dialog: ReactNode) => ReactNode }) {
  const [person, open] = useState<KnownPerson>();
  const [sent, setSent] = useState<SentRequests>({});
  const requests = useMemo(
    () =>
      [
        sent,
        (personId: string, friendshipId: string | undefined) =>
          setSent((before) => ({ ...before, [personId]: friendshipId })),
      ] as const,
    [sent],
  );
  const dialog = person && (
    <OnDemand fallback={<NotOpened />}>
      <PersonDialog person={person} onClose={() => open(undefined)} />
    </OnDemand>
  );
  return (
    <OpenPersonContext value={open}>
      <SentRequestsContext value={requests}>{children(dialog)}</SentRequestsContext>
    </OpenPersonContext>
  );
}
