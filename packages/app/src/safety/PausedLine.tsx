import { ButtonLink, Row, StatusLine, useWords } from '@friendbase/ui-kit';
import { DECISIONS_HREF } from '../lib/decisions.ts';
import { useDates } from '../lib/time/useDates.ts';
import { safety } from '../words/en/safety.ts';

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
