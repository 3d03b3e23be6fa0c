import { useWords } from '@friendbase/ui-kit';
import { useMachine } from '@xstate/react';
import { focusOnce } from '../frame/focusOnce.ts';
import { GameResult } from '../frame/GameResult.tsx';
import { useSolvedSound } from '../frame/useSolvedSound.ts';
import { mostPoints } from '../lib/best.ts';
import { useGames } from '../provider/GamesProvider.tsx';
import { useGameClock } from '../provider/useGameClock.ts';
import { useKeptGame } from '../provider/useKeptGame.ts';
import { useSaid } from '../provider/useSaid.ts';
import { wordGame } from '../words/en/wordGame.ts';
import { isBegun, type Game } from './game.ts';
import { unfinishedWords } from './kept.ts';
import { wordMachine } from './machine.ts';
import { WordTurn } from './WordTurn.tsx';

const bestOfWords = mostPoints('words');

/** A word game from its beginning, or from where it was left, to its result. */
export function WordPlay({ unfinished }: { unfinished: Game | undefined }) {
  const t = useWords(wordGame);
  const { random } = useGames();
  const clock = useGameClock();
  const [snapshot, send, actor] = useMachine(wordMachine, {
    input: { random, unfinished },
    clock,
  });
  useSaid(actor);
  useSolvedSound(actor);
  useKeptGame(actor, unfinishedWords, (now) =>
    !now.hasTag('finished') && isBegun(now.context.game) ? now.context.game : undefined,
  );
  const { score, found } = snapshot.context.game;
  if (!snapshot.hasTag('finished')) return <WordTurn snapshot={snapshot} actor={actor} />;
  return (
    <GameResult
      ref={focusOnce}
      sentence={t('finished', { found })}
      points={score}
      best={{ kind: bestOfWords, term: t('best'), result: score }}
      onPlayAgain={() => send({ type: 'again.pressed' })}
    />
  );
}
