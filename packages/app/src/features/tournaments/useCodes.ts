import { announce, useWords } from '@friendbase/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { redemptionsQuery } from '../../data/rewards.ts';
import { useMemberId } from '../../lib/memberId.ts';
import { rewards } from '../../words/en/rewards.ts';

/** The member's codes, the latest first. Earlier ones come by a press (G9). */
export function useCodes() {
  const t = useWords(rewards);
  const query = useInfiniteQuery(redemptionsQuery(useMemberId()));
  const [firstNewId, setFirstNewId] = useState<string>();
  const codes = query.data?.pages.flatMap(({ items }) => items);
  const showMore = async () => {
    const { data, isFetchNextPageError } = await query.fetchNextPage();
    if (isFetchNextPageError) announce(t('moreFailed'), 'assertive');
    else setFirstNewId(data?.pages.at(-1)?.items[0]?.id);
  };
  return {
    codes,
    firstNewId,
    query,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    hasMoreFailed: query.isFetchNextPageError,
    showMore: () => void showMore(),
  };
}
