import type { CaseList as ListName } from '@friendbase/contract';
import {
  Button,
  CardList,
  CardListItem,
  EmptyState,
  Row,
  Skeleton,
  Stack,
  StatusLine,
  useWords,
} from '@friendbase/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { casesQuery } from '../../data/moderation.ts';
import { Unloaded } from '../../lib/Unloaded.tsx';
import { moderation } from '../../words/en/moderation.ts';
import { CaseCard } from './CaseCard.tsx';

interface CaseListProps {
  list: ListName;
  onOpen: (id: string) => void;
}

/** One queue, the most urgent first, then the oldest. */
export function CaseList({ list, onOpen }: CaseListProps) {
  const t = useWords(moderation);
  const query = useInfiniteQuery(casesQuery(list));
  const cases = query.data?.pages.flatMap(({ items }) => items);
  if (!cases) {
    return (
      <Unloaded query={query} title={t('failed')} text={t('failedText')}>
        <Skeleton shape="card" count={3} />
      </Unloaded>
    );
  }
  if (cases.length === 0) return <EmptyState title={t('nothing')} illustration="no-notifications" />;
  return (
    <Stack>
      <CardList label={t(list)}>
        {cases.map((entry) => (
          <CardListItem key={entry.id} itemId={entry.id}>
            <CaseCard entry={entry} onOpen={() => onOpen(entry.id)} />
          </CardListItem>
        ))}
      </CardList>
      {query.isFetchNextPageError && <StatusLine tone="danger">{t('moreFailed')}</StatusLine>}
      {query.hasNextPage && (
        <Row>
          <Button
            tone="quiet"
            isPending={query.isFetchingNextPage}
            pendingLabel={t('loadingMore')}
            onPress={() => void query.fetchNextPage()}
          >
            {t('showMore')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
