import { eventOf, tournamentOf, type PlanKind } from '@friendbase/contract';
import { useId } from 'react';
import { EventPlace, EventTimes } from '../../lib/events/EventFacts.tsx';
import { TournamentFacts, TournamentTerms } from '../../lib/tournaments/TournamentFacts.tsx';
import { areRight } from './planRules.ts';
import { draftOf, type PlanValues } from './planValues.ts';

interface PreviewProps {
  kind: PlanKind;
  values: PlanValues;
}

/** What publishing the answers makes; nothing while a time is missing, and of what has none. */
function publishedOf({ kind, values }: PreviewProps) {
  if (!areRight(kind, values, 'day', 'from', 'to')) return undefined;
  const { details, ...words } = draftOf(kind, values);
  if (details.kind === 'event') return { kind: details.kind, ...eventOf(words, details) };
  return details.kind === 'tournament' ? { kind: details.kind, ...tournamentOf(words, details) } : undefined;
}

/** When it is, and what it costs, as members read it. What is not answered yet is left out. */
export function PreviewTerms({ openedAt, ...of }: PreviewProps & { openedAt: Date }) {
  const feeId = useId();
  const published = publishedOf(of);
  if (published?.kind === 'event') return <EventTimes event={published} openedAt={openedAt} />;
  if (!published || !areRight(of.kind, of.values, 'entryFee')) return null;
  const tournament = { ...published, status: 'upcoming', isJoinedByUser: false } as const;
  return <TournamentTerms tournament={tournament} feeId={feeId} />;
}

/** Where it is and what helps there, or its places, prize and game, likewise. */
export function PreviewFacts({
  peopleCount,
  openedAt,
  ...of
}: PreviewProps & { peopleCount: number; openedAt: Date }) {
  const { kind, values } = of;
  const published = publishedOf(of);
  if (published?.kind === 'event')
    return (
      areRight(kind, values, 'place') && (
        <EventPlace event={{ ...published, example: null }} openedAt={openedAt} />
      )
    );
  if (!published || !areRight(kind, values, 'prizePool', 'maxParticipants')) return null;
  return <TournamentFacts tournament={{ ...published, participantCount: peopleCount }} />;
}
