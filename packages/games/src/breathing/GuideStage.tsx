import { Stage, useSayWords, useWords } from '@friendbase/ui-kit';
import { useIsCalm } from '../provider/useIsCalm.ts';
import { breathing } from '../words/en/breathing.ts';
import { BreathingCircle } from './BreathingCircle.tsx';
import { GuideControls } from './GuideControls.tsx';
import { endMessage } from './machine.ts';
import { COUNTS, type Phase } from './rules.ts';
import type { Guide } from './useGuide.ts';

const PHASES = ['in', 'hold', 'out'] as const;
const WORDS = { in: 'inWords', hold: 'holdWords', out: 'outWords' } as const;

/** How full of air one is at the end of a count. */
function fillAt(phase: Phase, left: number): number {
  if (phase === 'hold') return 1;
  const done = (COUNTS[phase] - left + 1) / COUNTS[phase];
  return phase === 'in' ? done : 1 - done;
}

/** The word of the phase with a number that gets smaller, and a circle for those who let things move. */
export function GuideStage({ snapshot, send }: Guide) {
  const t = useWords(breathing);
  const sayWords = useSayWords();
  const isCalm = useIsCalm();
  const { round, rounds, finished, left, pace } = snapshot.context;
  const phase = PHASES.find((name) => snapshot.hasTag(name));
  const isWaiting = snapshot.hasTag('waiting');
  const words = (): string => {
    if (phase) return t(WORDS[phase]);
    if (snapshot.matches('paused')) return t('pausedWords');
    if (snapshot.matches('ready')) return t('readyWords');
    return sayWords(endMessage(snapshot.context));
  };
  const isStarted = !snapshot.matches('ready');
  // At one's own pace the circle takes its time once, and then waits.
  const fill = phase && fillAt(phase, isWaiting ? 1 : left);
  const counts = isWaiting || pace === 'wait' ? 4 : pace;
  return (
    <Stage
      label={t('guide')}
      figure={isCalm ? undefined : <BreathingCircle fill={fill ?? 0} counts={counts} />}
      words={words()}
      count={phase && left}
      progress={{
        label: t('rounds'),
        percent: (finished / rounds) * 100,
        valueText: isStarted ? t('roundOf', { round, rounds }) : t('notStarted'),
      }}
      controls={<GuideControls snapshot={snapshot} send={send} />}
    />
  );
}
