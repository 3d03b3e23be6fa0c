import type { SharedGame } from '@friendbase/contract';
import { useWords } from '@friendbase/ui-kit';
import { lazy, type ReactNode } from 'react';
import { SentOutcome } from '../../../lib/acts/SentOutcome.tsx';
import { sharedGames } from '../../../words/en/sharedGames.ts';
import { useSharedTurn } from './useSharedTurn.ts';

const SharedMemory = lazy(() =>
  import('@friendbase/games/shared-memory').then((module) => ({ default: module.SharedMemory })),
);

interface SharedBoardProps {
  game: SharedGame;
  board: NonNullable<SharedGame['board']>;
  /** Says what the other one did. */
  say: (words: string) => void;
  /** What else can be done. */
  children: ReactNode;
}

/** The cards of two friends, and what became of the last press. */
export function SharedBoard({ game, board, say, children }: SharedBoardProps) {
  const t = useWords(sharedGames);
  const { act, own } = useSharedTurn(game.id);
  return (
    <SharedMemory
      table={{ ...board, outcome: game.outcome }}
      partner={game.partner.displayName}
      own={own}
      isBusy={act.isBusy}
      say={say}
      onTurn={act.press}
    >
      <SentOutcome
        act={act}
        outcome={act.failure === undefined ? undefined : { tone: 'danger', text: act.failure }}
        words={t}
        onTryAgain={() => act.input !== undefined && act.press(act.input)}
      />
      {children}
    </SharedMemory>
  );
}
