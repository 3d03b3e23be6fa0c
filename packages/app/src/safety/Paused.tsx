import { ButtonLink, Row, StatusLine, useWords } from '@friendbase/ui-kit';
import { DECISIONS_HREF } from '../lib/page/searchValues.ts';
import { useDates } from '../lib/time/useDates.ts';
import { safety } from '../words/en/safety.ts';
import { refusesWhilePaused } from '@friendbase/contract';
import { use, useLayoutEffect } from 'react';
import { notPaused } from '../lib/acts/useAct.ts';
import { TellWhyPausedContext } from './WhyPausedProvider.tsx';

/**
 * Says on every page that the member is paused, until when, and where the reason stands. Every button of the page knows as soon as
 * this can be read, by the rules of the contract: a press between the two would be a call that is refused.
 */
export function PausedLine({ until }: { until: string }) {
  const t = useWords(safety);
  const dates = useDates();
  const tell = use(TellWhyPausedContext);
  useLayoutEffect(() => {
    tell((call, input = {}) => (refusesWhilePaused(call, input) ? t('pausedBlocks') : undefined));
    return () => tell(notPaused);
  }, [t, tell]);
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
