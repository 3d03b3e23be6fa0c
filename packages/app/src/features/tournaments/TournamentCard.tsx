import { clubGameOf, type RoundGame, type TournamentEntry } from '@friendbase/contract';
import { PictureCard, Row, Text, type WideIllustrationName } from '@friendbase/ui-kit';
import { memo, useId } from 'react';
import { AddToCalendar } from './AddToCalendar.tsx';
import { JoinTournament } from './JoinTournament.tsx';
import { PlayTournament } from './PlayTournament.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { TournamentFacts, TournamentTerms } from './TournamentFacts.tsx';
import { TournamentGoal } from './TournamentGoal.tsx';
import { useReadingFocus } from '../../lib/lists/useReadInstead.ts';

/** What is played, as a picture; none for a game that is not known here. */
const PICTURES: Readonly<Record<RoundGame, WideIllustrationName>> = {
  memory: 'tournament-memory',
  numbers: 'tournament-numbers',
  math: 'tournament-sums',
  words: 'tournament-letters',
};

interface TournamentCardProps {
  tournament: TournamentEntry;
  balance: number;
  /** Reading goes on here: the heading takes the focus once. */
  isFocused: boolean;
}

/** One tournament: what it is, when, for whom there is room, what it costs, and how to join. */
export const TournamentCard = memo(function TournamentCard({
  tournament,
  balance,
  isFocused,
}: TournamentCardProps) {
  const { name, description, gameName, status } = tournament;
  const club = clubGameOf(gameName);
  const isPlayed = tournament.isJoinedByUser && status === 'active';
  const feeId = useId();
  const heading = useReadingFocus(isFocused);
  return (
    <PictureCard
      picture={club && PICTURES[club.game]}
      title={name}
      headingRef={heading}
      facts={<TournamentTerms tournament={tournament} feeId={feeId} />}
      act={
        isPlayed && club ? (
          <PlayTournament tournament={tournament} club={club} />
        ) : (
          <JoinTournament tournament={tournament} balance={balance} feeId={feeId} />
        )
      }
      more={
        <>
          {tournament.isJoinedByUser && status === 'upcoming' && <AddToCalendar tournament={tournament} />}
          <Row>
            <StatusBadge status={status} />
          </Row>
          <TournamentGoal tournament={tournament} />
          <TournamentFacts tournament={tournament} />
          <Text size="small" tone="quiet" dir="auto">
            {description}
          </Text>
        </>
      }
    />
  );
});
