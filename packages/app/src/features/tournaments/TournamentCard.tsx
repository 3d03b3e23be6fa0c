import type { TournamentEntry } from '@friendbase/contract';
import { Card, CardPicture, Heading, Row, Stack, Text } from '@friendbase/ui-kit';
import { memo, useId } from 'react';
import { AddToCalendar } from './AddToCalendar.tsx';
import { gamePicture } from './gamePicture.ts';
import { JoinTournament } from './JoinTournament.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { TournamentFacts } from './TournamentFacts.tsx';
import { useReadingFocus } from './useReadingFocus.ts';

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
