import { useWords } from '@friendbase/ui-kit';
import { persistedAt, SPECIFIED, type OfDifficulty } from '../difficulty.ts';
import { GameFrame } from '../frame/GameFrame.tsx';
import { GameStart } from '../frame/GameStart.tsx';
import type { GameSetting } from '../provider/GamesProvider.tsx';
import { numbersGame } from '../words/en/numbers.ts';
import { storedNumbers } from './persisted.ts';
import { NumbersPlay } from './NumbersPlay.tsx';

const SETTINGS: readonly GameSetting[] = [
  'pace',
  'writtenSequence',
  'hints',
  'gameSpeech',
  'hideCounters',
  'hideBest',
  'sounds',
];

/** The number sequence game, with what stands around it. */
export function NumbersGame({ difficulty = SPECIFIED.numbers }: OfDifficulty) {
  const t = useWords(numbersGame);
  return (
    <GameFrame
      howToPlay={[t('howWatch'), t('howRepeat'), t('howGrow')]}
      howItWorks={[t('worksTouch'), t('worksKeys'), t('worksHeard'), t('worksAgain')]}
      settings={SETTINGS}
    >
      <GameStart kind={persistedAt(storedNumbers, 'numbers', difficulty)}>
        {(unfinished) => <NumbersPlay {...{ unfinished, difficulty }} />}
      </GameStart>
    </GameFrame>
  );
}
