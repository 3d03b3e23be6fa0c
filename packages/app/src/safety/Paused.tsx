import { ButtonLink, Row, StatusLine, useWords } from '@friendbase/ui-kit';
import { DECISIONS_HREF } from '../lib/searchValues.ts';
import { useDates } from '../lib/time/useDates.ts';
import { safety } from '../words/en/safety.ts';
import { refusesWhilePaused } from '@friendbase/contract';
import { useEffect } from 'react';
import { notPaused, type WhyPaused } from '../lib/acts/useAct.ts';

/** Says on every page that the member is paused, until when, and where the reason stands. */
export function PausedLine({ until }: { until: string }) {
  const t = useWords(safety);
  const dates = useDates();
  return (
    <Row justify="between">
      <StatusLine tone="info">
        {`${t('pausedTitle', { time: dates.moment(until) })}. ${t('pausedText')}`}
      </StatusLine>
      <ButtonLink href={DECISIONS_HREF} tone="quiet" icon="shield">
        {t('pausedWhy')}
      </ButtonLink>
    </Row>
  );
}

/** Tells every button of the page what a paused member cannot do now, as the contract has it. */
export function PausedRules({ tell }: { tell: (why: WhyPaused) => void }) {
  const t = useWords(safety);
  useEffect(() => {
    tell((call, input = {}) => (refusesWhilePaused(call, input) ? t('pausedBlocks') : undefined));
    return () => tell(notPaused);
  }, [t, tell]);
  return null;
}
