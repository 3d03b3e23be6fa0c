import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { mostPoints } from '../lib/best.ts';
import { GameResult } from '../frame/GameResult.tsx';
import { useSolvedSound } from '../frame/useSolvedSound.ts';
import { useGames } from '../provider/GamesProvider.tsx';
import { useGameClock } from '../provider/useGameClock.ts';
import { useKeptGame } from '../provider/useKeptGame.ts';
import { useSaid } from '../provider/useSaid.ts';
import { useWords } from '@friendbase/ui-kit';
import { mathGame } from '../words/en/math.ts';
import { focusOnce } from '../frame/focusOnce.ts';
import { isBegun, type Game } from './game.ts';
import { unfinishedMath } from './kept.ts';
import { mathMachine } from './machine.ts';
import { MathTurn } from './MathTurn.tsx';
import { useWishes } from './useWishes.ts';

const bestOfMath = mostPoints('math');

/** A math game from its beginning, or from where it was left, to its result. */
export function MathPlay({ unfinished }: { unfinished: Game | undefined }) {
  const t = useWords(mathGame);
  const { random } = useGames();
  const clock = useGameClock();
  const wishes = useWishes();
  const [snapshot, send, actor] = useMachine(mathMachine, {
    input: { random, unfinished, ...wishes },
    clock,
  });
  useSaid(actor);
  useSolvedSound(actor);
  useKeptGame(actor, unfinishedMath, (now) =>
    !now.hasTag('finished') && isBegun(now.context.game) ? now.context.game : undefined,
  );
  useEffect(() => send({ type: 'wishes.changed', wishes }), [send, wishes]);
  const { score, solved } = snapshot.context.game;
  if (!snapshot.hasTag('finished')) return <MathTurn snapshot={snapshot} actor={actor} />;
  return (
    <GameResult
      ref={focusOnce}
      sentence={t('finished', { solved })}
      points={score}
      best={{ kind: bestOfMath, term: t('best'), result: score }}
      onPlayAgain={() => send({ type: 'again.pressed' })}
    />
  );
}
