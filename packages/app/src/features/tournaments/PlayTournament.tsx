import type { ClubGame, TournamentEntry } from '@friendbase/contract';
import { Button, Row, Stack, useWords, Waiting } from '@friendbase/ui-kit';
import { lazy, useState } from 'react';
import { NotLoaded } from '../../lib/loading/NotLoaded.tsx';
import { OnDemand } from '../../lib/loading/OnDemand.tsx';
import { SentOutcome } from '../../lib/acts/SentOutcome.tsx';
import { page } from '../../words/en/page.ts';
import { tournaments } from '../../words/en/tournaments.ts';
import type { Rounds } from '../../lib/acts/useRoundQueue.ts';
import { useRounds } from './useRounds.ts';

/** The window with the game, whose script comes when somebody plays. */
const PlayedTournament = lazy(() =>
  import('./PlayedTournament.tsx').then((module) => ({ default: module.PlayedTournament })),
);

interface PlayTournamentProps {
  tournament: TournamentEntry;
  club: ClubGame;
}

/** The button that opens the game of a tournament, and what became of the rounds: also once the window is closed. */
export function PlayTournament({ tournament, club }: PlayTournamentProps) {
  const t = useWords(tournaments);
  const ofPages = useWords(page);
  const [isOpen, setIsOpen] = useState(false);
  const rounds = useRounds(tournament, club);
  return (
    <Stack gap="small">
      <Row>
        <Button icon="play" subject={tournament.name} onPress={() => setIsOpen(true)}>
          {t('play')}
        </Button>
      </Row>
      {!isOpen && <RoundOutcome rounds={rounds} />}
      {isOpen && (
        <OnDemand fallback={<NotLoaded />} waiting={<Waiting label={ofPages('loading')} />}>
          <PlayedTournament
            tournament={tournament}
            club={club}
            onFinished={rounds.finish}
            onClose={() => setIsOpen(false)}
          >
            <RoundOutcome rounds={rounds} />
          </PlayedTournament>
        </OnDemand>
      )}
    </Stack>
  );
}

/** What a round added, or that it has yet to be sent. */
function RoundOutcome({ rounds: { act, outcome } }: { rounds: Rounds }) {
  const t = useWords(tournaments);
  return <SentOutcome act={act} outcome={outcome} words={t} onTryAgain={() => act.press()} />;
}
