import type { ClubGame, TournamentEntry } from '@friendbase/contract';
import { useWords } from '@friendbase/ui-kit';
import type { ComponentProps, ReactNode } from 'react';
import { GameView } from '../../comfort/GameView.tsx';
import { PlayDialog } from '../../comfort/PlayDialog.tsx';
import { clubs } from '../../words/en/clubs.ts';

interface PlayedTournamentProps {
  tournament: TournamentEntry;
  club: ClubGame;
  onFinished: NonNullable<ComponentProps<typeof PlayDialog>['rounds']>['onFinished'];
  onClose: () => void;
  /** What became of the last round. */
  children: ReactNode;
}

/** The game of a tournament in its window. What is stored of it is apart from the same game in its club. */
export function PlayedTournament({ tournament, club, onFinished, onClose, children }: PlayedTournamentProps) {
  return (
    <PlayDialog
      title={tournament.name}
      words={useWords(clubs)}
      onClose={onClose}
      rounds={{ persistedIn: `tournament.${tournament.id}`, onFinished }}
    >
      <GameView game={club.game} difficulty={club.level} />
      {/* Below the next round: above it, what the last one added would push its keys out of a small window. */}
      {children}
    </PlayDialog>
  );
}
