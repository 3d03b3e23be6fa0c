import type { Report } from '@friendbase/contract';
import { CardList, CardListItem, Heading, Stack, StatusLine, Text, useWords } from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { reportsQuery } from '../../../data/reports.ts';
import { useDates } from '../../../lib/time/useDates.ts';
import { report as reasons } from '../../../words/en/report.ts';
import { safety } from '../../../words/en/safety.ts';
import { AskedList } from './AskedList.tsx';

/** What the member has reported, each with what came of it. */
export function MyReports({ memberId }: { memberId: string }) {
  const t = useWords(safety);
  const query = useQuery({ ...reportsQuery(memberId), refetchOnMount: 'always' });
  return (
    <Stack>
      <Heading level={3}>{t('reports')}</Heading>
      <AskedList query={query}>
        {(reports) =>
          reports.length === 0 ? (
            <Text>{t('noReports')}</Text>
          ) : (
            <CardList label={t('reports')}>
              {reports.map((one) => (
                <CardListItem key={one.id}>
                  <OneReport report={one} />
                </CardListItem>
              ))}
            </CardList>
          )
        }
      </AskedList>
    </Stack>
  );
}

function OneReport({ report: { subjectKind, reason, state, createdAt } }: { report: Report }) {
  const t = useWords(safety);
  const ofReason = useWords(reasons);
  const dates = useDates();
  return (
    <Stack gap="small">
      <Heading level={4}>{`${t(subjectKind)}: ${ofReason(reason)}`}</Heading>
      <Text size="small" tone="quiet">
        {t('reportedOn', { time: dates.moment(createdAt) })}
      </Text>
      <StatusLine tone={state === 'waiting' ? 'info' : 'success'}>{t(state)}</StatusLine>
    </Stack>
  );
}
