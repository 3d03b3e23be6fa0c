import { useWords } from '@friendbase/ui-kit';
import { GameFrame } from '../frame/GameFrame.tsx';
import { GameStart } from '../frame/GameStart.tsx';
import { memory } from '../words/en/memory.ts';
import { unfinishedMemory } from './persisted.ts';
import { MemoryTable } from './MemoryTable.tsx';

/** Sixteen cards, eight pairs: how it is played, the game that was left or a new one, and how it went. */
export function MemoryGame() {
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
      <GameStart kind={unfinishedMemory}>{(unfinished) => <MemoryTable unfinished={unfinished} />}</GameStart>
    </GameFrame>
  );
}
