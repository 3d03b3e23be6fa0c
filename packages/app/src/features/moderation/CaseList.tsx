import type { CaseList as ListName } from '@friendbase/contract';
import { CardList, CardListItem, EmptyState, Row, Skeleton, Stack, useWords } from '@friendbase/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { casesQuery } from '../../data/moderation.ts';
import { NextPage } from '../../lib/lists/NextPage.tsx';
import { useNextPage } from '../../lib/lists/useNextPage.ts';
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
  const [firstOfPage, setFirstOfPage] = useState<string>();
  const nextPage = useNextPage(query, {
    failure: t('moreFailed'),
    onShown: (first) => setFirstOfPage(first?.id),
  });
  const bring = () => {
    setFirstOfPage(undefined);
    news.bring();
  };
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
        <NewCases {...news} bring={bring} shown={cases.length} />
        <NothingWaits isFocused={cameFrom !== undefined} />
      </Stack>
    );
  }
  // A case that was decided has gone: reading goes on with the first.
  const firstId = cases[0]?.id;
  const isHere = (id: string | undefined) => cases.some((one) => one.id === id);
  const cameBackTo = cameFrom && (isHere(cameFrom) ? cameFrom : firstId);
  // What was brought may have been decided by somebody else meanwhile.
  const readFrom = [firstOfPage, news.firstNewId].find(isHere) ?? cameBackTo;
  return (
    <Stack>
      <NewCases {...news} bring={bring} shown={cases.length} />
      <CardList label={t(list)}>
        {cases.map((entry) => (
          <CardListItem key={entry.id} itemId={entry.id}>
            <CaseCard entry={entry} isFocused={entry.id === readFrom} onOpen={() => onOpen(entry.id)} />
          </CardListItem>
        ))}
      </CardList>
      {nextPage.hasMore && (
        <Row>
          <NextPage page={nextPage} pendingLabel={t('loadingMore')}>
            {t('showMore')}
          </NextPage>
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
