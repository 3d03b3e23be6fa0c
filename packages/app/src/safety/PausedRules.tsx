import { refusesWhilePaused } from '@friendbase/contract';
import { useWords } from '@friendbase/ui-kit';
import { useEffect } from 'react';
import { notPaused, type WhyPaused } from '../lib/acts/whyPaused.ts';
import { safety } from '../words/en/safety.ts';

/** Tells every button of the page what a paused member cannot do now, as the contract has it. */
export function PausedRules({ tell }: { tell: (why: WhyPaused) => void }) {
  const t = useWords(safety);
  useEffect(() => {
    tell((call, input = {}) => (refusesWhilePaused(call, input) ? t('pausedBlocks') : undefined));
    return () => tell(notPaused);
  }, [t, tell]);
  return null;
}
