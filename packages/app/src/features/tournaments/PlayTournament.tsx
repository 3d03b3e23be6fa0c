import type { ClubGame, TournamentEntry } from '@friendbase/contract';
import { Button, Row, Stack, StatusLine, useWords } from '@friendbase/ui-kit';
import { useState } from 'react';
import { GameView } from '../../comfort/GameView.tsx';
import { PlayDialog } from '../../comfort/PlayDialog.tsx';
import { tournaments } from '../../words/en/tournaments.ts';
import { useRounds, type Rounds } from './useRounds.ts';

interface PlayTournamentProps {
  tournament: TournamentEntry;
  club: ClubGame;
}

/** The button that opens the game of a tournament, and what became of the rounds: also once the window is closed. */
export function PlayTournament({ tournament, club }: PlayTournamentProps) {
  const t = useWords(tournaments);
  const [isOpen, setIsOpen] = useState(false);
  const rounds = useRounds(tournament, club);
  const { id, name } = tournament;
  return (
    <Stack gap="small">
      <Row>
        <Button icon="play" subject={name} onPress={() => setIsOpen(true)}>
          {t('play')}
        </Button>
      </Row>
      {!isOpen && <RoundOutcome rounds={rounds} />}
      {isOpen && (
        <PlayDialog
          title={name}
          words={t}
          onClose={() => setIsOpen(false)}
          rounds={{ keptIn: `tournament.${id}`, onFinished: rounds.finish }}
        >
          <RoundOutcome rounds={rounds} />
          <GameView game={club.game} difficulty={club.level} />
        </PlayDialog>
      )}
    </Stack>
  );
}

/** What a round added, or that it has yet to be sent. */
function RoundOutcome({ rounds: { act, outcome } }: { rounds: Rounds }) {
  const t = useWords(tournaments);
  return (
    <>
      {outcome && <StatusLine tone={outcome.tone}>{outcome.text}</StatusLine>}
      {act.isFailed && (
        <Row>
          <Button tone="quiet" icon="refresh" onPress={() => act.press()}>
            {t('tryAgain')}
          </Button>
        </Row>
      )}
    </>
  );
}
