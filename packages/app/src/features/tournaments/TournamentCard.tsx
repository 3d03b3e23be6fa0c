import type { TournamentEntry } from '@friendbase/contract';
import { PictureCard, Row, Text, type WideIllustrationName } from '@friendbase/ui-kit';
import { memo, useId } from 'react';
import { AddToCalendar } from './AddToCalendar.tsx';
import { JoinTournament } from './JoinTournament.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { TournamentFacts, TournamentTerms } from './TournamentFacts.tsx';
import { useReadingFocus } from '../../lib/lists/useReadInstead.ts';

/** The clubs that play each game. Source: product spec §4 “Club to game”. */
const CLUBS: readonly [picture: WideIllustrationName, clubs: readonly string[]][] = [
  ['tournament-memory', ['Memory Match', 'Speed Thinking', 'Memory Palace']],
  ['tournament-numbers', ['Number Games', 'Pattern Recognition', 'Attention Training']],
  ['tournament-sums', ['Brain Training', 'Problem Solving', 'Mood Boosters']],
  ['tournament-letters', ['Word Puzzle Club', 'Calm & Focus']],
];

/** What is played, as a picture; none for a game that is not known here. */
const gamePicture = (gameName: string): WideIllustrationName | undefined =>
  CLUBS.find(([, clubs]) => clubs.includes(gameName))?.[0];

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
  const feeId = useId();
  const heading = useReadingFocus(isFocused);
  return (
    <PictureCard
      picture={gamePicture(gameName)}
      title={name}
      headingRef={heading}
      facts={<TournamentTerms tournament={tournament} feeId={feeId} />}
      act={<JoinTournament tournament={tournament} balance={balance} feeId={feeId} />}
      more={
        <>
          {tournament.isJoinedByUser && status === 'upcoming' && <AddToCalendar tournament={tournament} />}
          <Row>
            <StatusBadge status={status} />
          </Row>
          <TournamentFacts tournament={tournament} />
          <Text size="small" tone="quiet" dir="auto">
            {description}
          </Text>
        </>
      }
    />
  );
});
