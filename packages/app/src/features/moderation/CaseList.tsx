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
import { useReadInstead } from '../../lib/lists/useReadInstead.ts';
import { Unloaded } from '../../lib/loading/Unloaded.tsx';
import { moderation } from '../../words/en/moderation.ts';
import { CaseCard } from './CaseCard.tsx';
import { NewCases } from './NewCases.tsx';
import { useNewCases } from './useNewCases.ts';

interface CaseListProps {
  list: ListName;
  /** The case that the moderator comes back from. */
  cameFrom: string | undefined;
  onOpen: (id: string) => void;
}

/** One queue, the most urgent first, then the oldest. */
export function CaseList({ list, cameFrom, onOpen }: CaseListProps) {
  const t = useWords(moderation);
  const query = useInfiniteQuery(casesQuery(list));
  const news = useNewCases(list);
  const cases = query.data?.pages.flatMap(({ items }) => items);
  if (!cases) {
    return (
      <Unloaded query={query} title={t('failed')} text={t('failedText')}>
        <Skeleton shape="card" count={3} />
      </Unloaded>
    );
  }
  if (cases.length === 0) {
    return (
      <Stack>
        <NewCases {...news} shown={cases.length} />
        <NothingWaits isFocused={cameFrom !== undefined} />
      </Stack>
    );
  }
  // A case that was decided has gone: reading goes on with the first.
  const firstId = cases[0]?.id;
  const isHere = (id: string | undefined) => cases.some((one) => one.id === id);
  const cameBackTo = cameFrom && (isHere(cameFrom) ? cameFrom : firstId);
  // What was brought may have been decided by somebody else meanwhile.
  const readFrom = isHere(news.firstNewId) ? news.firstNewId : cameBackTo;
  return (
    <Stack>
      <NewCases {...news} shown={cases.length} />
      <CardList label={t(list)}>
        {cases.map((entry) => (
          <CardListItem key={entry.id} itemId={entry.id}>
            <CaseCard entry={entry} isFocused={entry.id === readFrom} onOpen={() => onOpen(entry.id)} />
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

function NothingWaits({ isFocused }: { isFocused: boolean }) {
  const t = useWords(moderation);
  const place = useReadInstead<HTMLDivElement>(isFocused);
  return (
    <Stack ref={place}>
      <EmptyState title={t('nothing')} illustration="no-notifications" />
    </Stack>
  );
}
