import { isApiError, sharedClubGame, type SharedGame } from '@friendbase/contract';
import { focusForReading, Heading, Outcome, Skeleton, useWords } from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { PlayDialog } from '../../../comfort/PlayDialog.tsx';
import { sharedGameQuery } from '../../../data/sharedGames.ts';
import type { Rounds } from '../../../lib/acts/useRoundQueue.ts';
import { Unloaded } from '../../../lib/loading/Unloaded.tsx';
import { useSayArrival } from '../../../live/arrivalSpeech.ts';
import { clubNames } from '../../../words/en/clubNames.ts';
import { clubs } from '../../../words/en/clubs.ts';
import { sharedGames } from '../../../words/en/sharedGames.ts';
import { SharedBoard } from './SharedBoard.tsx';
import { SharedGoal } from './SharedGoal.tsx';
import { StopSharedGame } from './StopSharedGame.tsx';
import { useSeenTurn } from './useSeenTurn.ts';
import { useSharedRounds } from './useSharedRounds.ts';

interface SharedGameWindowProps {
  id: string;
  onClose: () => void;
}

/** The window of a game that two friends play: turn by turn, or each for the stars of both. */
export function SharedGameWindow({ id, onClose }: SharedGameWindowProps) {
  const t = useWords(sharedGames);
  const ofClubs = useWords(clubs);
  const query = useQuery(sharedGameQuery(id));
  // The window is there before the game is.
  const finish = useRef<Rounds['finish']>(undefined);
  return (
    <PlayDialog
      title={t('window')}
      words={ofClubs}
      onClose={onClose}
      rounds={{ persistedIn: `shared.${id}`, onFinished: (round) => finish.current?.(round) }}
    >
      {query.data && <KnownGame game={query.data} finish={finish} />}
      {isApiError(query.error, 404) ? (
        <Outcome tone="danger">{t('gone')}</Outcome>
      ) : (
        <Unloaded query={query} title={t('failed')} text={t('failedText')}>
          <Skeleton shape="card" count={2} />
        </Unloaded>
      )}
    </PlayDialog>
  );
}

interface KnownGameProps {
  game: SharedGame;
  /** Where finished rounds are sent from. */
  finish: RefObject<Rounds['finish'] | undefined>;
}

function KnownGame({ game, finish }: KnownGameProps) {
  const t = useWords(sharedGames);
  const nameOf = useWords(clubNames);
  const shared = useSharedRounds(game);
  useSeenTurn(game);
  // What is over takes no rounds, and may be played on for joy.
  useEffect(() => void (finish.current = game.outcome === null ? shared.rounds.finish : undefined));
  const heading = useRef<HTMLHeadingElement>(null);
  const sayArrival = useSayArrival();
  /** The member stops it: that is no news. */
  const isStopping = useRef(false);
  const say = useCallback(
    (words: string) => {
      if (!isStopping.current) sayArrival(words);
    },
    [sayArrival],
  );
  const { club, partner, board, goal } = game;
  // What is played comes first: it is whole in the first window.
  const below = (
    <>
      <Heading level={3} ref={heading}>
        {t('heading', { club: nameOf(club), partner: partner.displayName })}
      </Heading>
      <StopSharedGame
        game={game}
        onStopping={(isUnderWay) => void (isStopping.current = isUnderWay)}
        // The button goes with the game.
        onStopped={() => heading.current && focusForReading(heading.current)}
      />
    </>
  );
  if (board) {
    return (
      <SharedBoard game={game} board={board} say={say}>
        {below}
      </SharedBoard>
    );
  }
  return (
    goal && (
      <SharedGoal game={game} goal={goal} shared={shared} clubGame={sharedClubGame(club)} say={say}>
        {below}
      </SharedGoal>
    )
  );
}
