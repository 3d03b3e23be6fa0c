import { CASE_LISTS, REPORT_REASONS } from '@friendbase/contract';
import { Card, DescriptionList, Skeleton, Stack, Text, useWords } from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { countsQuery } from '../../data/moderation.ts';
import { Unloaded } from '../../lib/loading/Unloaded.tsx';
import { useDates } from '../../lib/time/useDates.ts';
import { moderation, moderationCase, moderationCounts } from '../../words/en/moderation.ts';

/** The numbers for whoever runs the server: what came, what waits, and how long answers took. */
export function Counts() {
  const t = useWords(moderationCounts);
  const ofList = useWords(moderation);
  const ofCase = useWords(moderationCase);
  const dates = useDates();
  const query = useQuery(countsQuery);
  if (!query.data) {
    return (
      <Unloaded query={query} title={ofList('failed')} text={ofList('failedText')}>
        <Skeleton shape="card" count={2} />
      </Unloaded>
    );
  }
  const { open, reasons, weeks, medianMinutes, slowestTenthMinutes } = query.data;
  const answers = [
    { term: t('median'), minutes: medianMinutes },
    { term: t('slowest'), minutes: slowestTenthMinutes },
  ].flatMap(({ term, minutes }) =>
    minutes === null ? [] : [{ term, details: t('minutes', { count: minutes }) }],
  );
  return (
    <Stack gap="large">
      <Card title={t('open')}>
        <DescriptionList
          layout="tiles"
          items={[...CASE_LISTS, 'letters' as const].map((list) => ({
            term: ofList(list),
            details: open[list],
          }))}
        />
      </Card>
      <Card title={t('reasons')}>
        <DescriptionList
          items={REPORT_REASONS.map((reason) => ({ term: ofCase(reason), details: reasons[reason] }))}
        />
      </Card>
      <Card title={t('answers')}>
        {answers.length === 0 ? <Text>{t('none')}</Text> : <DescriptionList items={answers} />}
      </Card>
      <Card title={t('weeks')}>
        <DescriptionList
          items={weeks.map(({ from, reportsCount: reports, decisionsCount: decisions }) => ({
            term: t('week', { day: dates.day(from) }),
            details: t('inWeek', { reports, decisions }),
          }))}
        />
      </Card>
    </Stack>
  );
}
