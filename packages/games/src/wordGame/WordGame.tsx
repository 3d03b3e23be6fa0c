import { useWords } from '@friendbase/ui-kit';
import { persistedAt, SPECIFIED, type OfDifficulty } from '../difficulty.ts';
import { GameFrame } from '../frame/GameFrame.tsx';
import { GameStart } from '../frame/GameStart.tsx';
import { wordGame } from '../words/en/wordGame.ts';
import { unfinishedWords } from './persisted.ts';
import { WordPlay } from './WordPlay.tsx';

const SETTINGS = ['hideCounters', 'hideBest', 'gameSpeech', 'sounds'] as const;

/** Letters to put in order, without time and without losing. Source: product spec §4, widget contract W27. */
export function WordGame({ difficulty = SPECIFIED.words }: OfDifficulty) {
  const t = useWords(wordGame);
  return (
    <GameFrame
      howToPlay={[t('howLook'), t('howWrite'), t('howFinish')]}
      howItWorks={[t('worksKeys'), t('worksPress'), t('worksHelp'), t('worksSkip'), t('worksHeard')]}
      settings={SETTINGS}
    >
      <GameStart kind={persistedAt(unfinishedWords, 'words', difficulty)}>
        {(unfinished) => <WordPlay {...{ unfinished, difficulty }} />}
      </GameStart>
    </GameFrame>
  );
}
