import { useWords } from '@friendbase/ui-kit';
import { persistedAt, SPECIFIED, type OfDifficulty } from '../difficulty.ts';
import { GameFrame } from '../frame/GameFrame.tsx';
import { GameStart } from '../frame/GameStart.tsx';
import { memory } from '../words/en/memory.ts';
import { unfinishedMemory } from './persisted.ts';
import { MemoryTable } from './MemoryTable.tsx';
import type { PictureSet } from './pictures/names.ts';

interface MemoryGameProps extends OfDifficulty {
  /** A set of pictures that was won. @default those that the member has chosen before */
  won?: PictureSet | undefined;
}

/** Cards in pairs, sixteen in the specification's game: how it is played, the game that was left or a new one, and how it went. */
export function MemoryGame({ difficulty = SPECIFIED.memory, won }: MemoryGameProps) {
  const t = useWords(memory);
  return (
    <GameFrame
      howToPlay={[t('findTwo'), t('findSame'), t('findAll')]}
      howItWorks={[
        t('byKeys'),
        t('byTouch'),
        t('bySwitch'),
        t('byEar'),
        t('byPace'),
        t('byHints'),
        t('isKept'),
      ]}
      settings={['pace', 'hints', 'gameSpeech', 'hideCounters', 'hideBest', 'sounds']}
    >
      <GameStart kind={persistedAt(unfinishedMemory, 'memory', difficulty)}>
        {(unfinished) => <MemoryTable {...{ unfinished, difficulty, won }} />}
      </GameStart>
    </GameFrame>
  );
}
