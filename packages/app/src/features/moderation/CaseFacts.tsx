import type { ModerationCase } from '@friendbase/contract';
import { BulletList, Card, Heading, Stack, StatusLine, Text, useWords } from '@friendbase/ui-kit';
import { useDates } from '../../lib/time/useDates.ts';
import { useReadInstead } from '../../lib/lists/useReadInstead.ts';
import { moderation, moderationCase } from '../../words/en/moderation.ts';
import { CaseContext } from './CaseContext.tsx';
import { CaseHistory } from './CaseHistory.tsx';
import { CaseMedia } from './CaseMedia.tsx';

const SIGNAL_WORDS = {
  manyRequests: 'manyRequests',
  sameWords: 'sameWords',
  phoneNumber: 'phoneNumber',
  link: 'link',
  money: 'moneyWords',
} as const;

/** What is known of a case. Its heading takes the focus: the card that was pressed has gone. */
export function CaseFacts({ found }: { found: ModerationCase }) {
  const t = useWords(moderationCase);
  const ofList = useWords(moderation);
  const dates = useDates();
  const heading = useReadInstead<HTMLHeadingElement>();
  const { subjectKind, owner, content, isGone, reports, signals, appeal, oftenKeptReporters } = found;
  return (
    <Stack gap="large">
      <Heading level={2} ref={heading}>
        <bdi>{ofList(subjectKind, { name: owner.displayName })}</bdi>
      </Heading>
      {appeal && (
        <Card title={t('appealWords')} titleLevel={3}>
          <Text dir="auto">{appeal.words || t('noAppealWords')}</Text>
        </Card>
      )}
      <Card title={t('content')} titleLevel={3}>
        <Text size="large" dir="auto">
          {content || t('noWords')}
        </Text>
        <CaseMedia media={found.media} name={owner.displayName} />
        {isGone && <StatusLine tone="info">{t('gone')}</StatusLine>}
      </Card>
      {signals.length > 0 && (
        <Card title={t('signals')} titleLevel={3}>
          <BulletList items={signals.map((signal) => t(SIGNAL_WORDS[signal]))} />
        </Card>
      )}
      {reports.length > 0 && (
        <Card title={t('reports')} titleLevel={3}>
          <BulletList
            items={reports.map(
              ({ reason, words, createdAt }) =>
                `${dates.moment(createdAt)}: ${t(reason)}. ${words || t('noWordsSaid')}`,
            )}
          />
          {oftenKeptReporters > 0 && (
            <StatusLine tone="info">{t('campaign', { count: oftenKeptReporters })}</StatusLine>
          )}
        </Card>
      )}
      <CaseContext context={found.context} />
      <CaseHistory earlier={found.earlier} />
    </Stack>
  );
}
