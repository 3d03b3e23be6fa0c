import { StatusLine, useWords } from '@friendbase/ui-kit';
import { GameFrame } from '../frame/GameFrame.tsx';
import { Playground } from '../frame/Playground.tsx';
import { breathing } from '../words/en/breathing.ts';
import { GuideOptions } from './GuideOptions.tsx';
import { GuideStage } from './GuideStage.tsx';
import { useGuide } from './useGuide.ts';

/** Calm breathing in rounds of in, hold and out. Source: product spec §4, widget contract W29, conflict X34. */
export function BreathingGuide() {
  const t = useWords(breathing);
  return (
    <GameFrame
      howToPlay={[t('chooseRounds'), t('followWords'), t('stopAnyTime')]}
      howItWorks={[t('oneRound'), t('heardPhases'), t('pauseStartsRound')]}
      settings={['pace']}
      isGame={false}
    >
      <GuidedBreathing />
    </GameFrame>
  );
}

function GuidedBreathing() {
  const t = useWords(breathing);
  const guide = useGuide();
  return (
    <Playground
      beside={
        <>
          <StatusLine tone="info">{t('safety')}</StatusLine>
          <GuideOptions {...guide} />
        </>
      }
    >
      <GuideStage {...guide} />
    </Playground>
  );
}
