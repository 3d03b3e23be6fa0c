import { useWords } from '@friendbase/ui-kit';
import { useState } from 'react';
import { persistedAt, SPECIFIED, type OfDifficulty } from '../difficulty.ts';
import { GameResult } from '../frame/GameResult.tsx';
import { focusOnce } from '../frame/GameStart.tsx';
import { mostPoints } from '../lib/best.ts';
import { numbersGame } from '../words/en/numbers.ts';
import type { StoredNumbers } from './persisted.ts';
import { NumbersRound } from './NumbersRound.tsx';
import { pointsUpTo, sequencesUpTo } from './rules.ts';
import { useNumbers } from './useNumbers.ts';

interface NumbersPlayProps extends OfDifficulty {
  /** The game to go on with. @default a new one */
  unfinished?: StoredNumbers | undefined;
}

const best = mostPoints('numbers');

/** One game after the other, each with its result. */
export function NumbersPlay({ unfinished, difficulty = SPECIFIED.numbers }: NumbersPlayProps) {
  const t = useWords(numbersGame);
  const [snapshot, send] = useNumbers(unfinished, difficulty);
  const [bestHere] = useState(() => persistedAt(best, 'numbers', difficulty));
  const { repeated, first, gamesBefore } = snapshot.context;
  if (!snapshot.matches('finished'))
    return <NumbersRound key={gamesBefore} snapshot={snapshot} send={send} />;
  const points = pointsUpTo(repeated, first);
  return (
    <GameResult
      key={gamesBefore}
      // The pressed button is gone: the focus goes to what came in its place.
      ref={focusOnce}
      sentence={t('end', { length: repeated })}
      points={points}
      turns={sequencesUpTo(repeated, first)}
      best={{ kind: bestHere, term: t('best'), result: points }}
      onPlayAgain={() => send({ type: 'playAgain.pressed' })}
    />
  );
}
