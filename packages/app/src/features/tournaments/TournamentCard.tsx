import { clubGameOf, type TournamentEntry, type TournamentStatus } from '@friendbase/contract';
import {
  Badge,
  CancelledGlyph,
  OverGlyph,
  PictureCard,
  Row,
  Text,
  useWords,
  type BadgeProps,
} from '@friendbase/ui-kit';
import { memo, useId } from 'react';
import { AddToCalendar } from './AddToCalendar.tsx';
import { JoinTournament } from './JoinTournament.tsx';
import { PlayTournament } from './PlayTournament.tsx';
import { TournamentGoal } from './TournamentGoal.tsx';
import { useReadingFocus } from '../../lib/lists/useReadInstead.ts';
import { TournamentFacts, TournamentTerms } from '../../lib/tournaments/TournamentFacts.tsx';
import { GAME_ILLUSTRATIONS, useTournamentWords } from '../../lib/tournaments/tournamentWords.ts';
import { tournamentStatus } from '../../words/en/tournaments.ts';

/** Told apart by word and icon, not by the colour alone. Source: product spec §4 “Tournament status”, conflict X45. */
const BADGES: Record<TournamentStatus, Pick<BadgeProps, 'icon' | 'tone'>> = {
  upcoming: { icon: 'events', tone: 'info' },
  active: { icon: 'play', tone: 'success' },
  completed: { icon: OverGlyph },
  cancelled: { icon: CancelledGlyph },
};

interface TournamentCardProps {
  tournament: TournamentEntry;
  balance: number;
  /** Reading goes on here: the heading takes the focus once. */
  isFocused: boolean;
}

/** One tournament: what it is, when, for whom there is room, what it costs, and how to join. */
export const TournamentCard = memo(function TournamentCard({
  tournament: stored,
  balance,
  isFocused,
}: TournamentCardProps) {
  const tournament = { ...stored, ...useTournamentWords()(stored) };
  const { name, description, gameName, status } = tournament;
  const club = clubGameOf(gameName);
  const isPlayed = tournament.isJoinedByUser && status === 'active';
  const t = useWords(tournamentStatus);
  const feeId = useId();
  const heading = useReadingFocus(isFocused);
  return (
    <PictureCard
      picture={club && GAME_ILLUSTRATIONS[club.game]}
      photo={tournament.photo}
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
            <Badge {...BADGES[status]}>{t(status)}</Badge>
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
