import type { TournamentEntry } from '@friendbase/contract';
import { Card, CardPicture, Heading, Row, Stack, Text, type WideIllustrationName } from '@friendbase/ui-kit';
import { memo, useId } from 'react';
import { AddToCalendar } from './AddToCalendar.tsx';
import { JoinTournament } from './JoinTournament.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { TournamentFacts } from './TournamentFacts.tsx';
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
  const picture = gamePicture(gameName);
  const titleId = useId();
  const feeId = useId();
  const heading = useReadingFocus(isFocused);
  return (
    <Card as="article" titleId={titleId}>
      {picture && <CardPicture name={picture} />}
      <Stack gap="small">
        <Row justify="between" align="start">
          <Heading level={3} id={titleId} ref={heading}>
            <bdi>{name}</bdi>
          </Heading>
          <StatusBadge status={status} />
        </Row>
        <Text dir="auto">{description}</Text>
      </Stack>
      <TournamentFacts tournament={tournament} balance={balance} feeId={feeId} />
      <JoinTournament tournament={tournament} balance={balance} feeId={feeId} />
      {tournament.isJoinedByUser && status === 'upcoming' && <AddToCalendar tournament={tournament} />}
    </Card>
  );
});
