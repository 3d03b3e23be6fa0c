import { useWords } from '@friendbase/ui-kit';
import { persistedAt, SPECIFIED, type OfDifficulty } from '../difficulty.ts';
import { GameFrame } from '../frame/GameFrame.tsx';
import { GameStart } from '../frame/GameStart.tsx';
import { mathGame } from '../words/en/math.ts';
import { unfinishedMath } from './persisted.ts';
import { MathPlay } from './MathPlay.tsx';

const SETTINGS = ['hints', 'stayOnLevel', 'hideCounters', 'hideBest', 'gameSpeech', 'sounds'] as const;

/** Sums to solve, without time and without losing. Source: product spec §4, widget contract W26. */
export function MathGame({ difficulty = SPECIFIED.math }: OfDifficulty) {
  const t = useWords(mathGame);
  return (
    <GameFrame
      howToPlay={[t('howSolve'), t('howWrite'), t('howFinish')]}
      howItWorks={[t('worksKeys'), t('worksPress'), t('worksWrong'), t('worksLevel'), t('worksHeard')]}
      settings={SETTINGS}
    >
      <GameStart kind={persistedAt(unfinishedMath, 'math', difficulty)}>
        {(unfinished) => <MathPlay {...{ unfinished, difficulty }} />}
      </GameStart>
    </GameFrame>
  );
}
