import { announce, useWords } from '@friendbase/ui-kit';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailurePicture } from '../../lib/useFailurePicture.ts';
import { useMemberId } from '../../lib/memberId.ts';
import { feed as words } from '../../words/en/home.ts';
import { feedQuery } from '../../data/posts.ts';

/**
 * The feed and what a member can do with it. Each press is answered once, on the page and in words; what the
 * app fetches on the side shows only by what it brings.
 */
export function useFeed() {
  const t = useWords(words);
  const query = useInfiniteQuery(feedQuery(useMemberId()));
  const [firstNewId, setFirstNewId] = useState<string>();
  const posts = query.data?.pages.flatMap(({ items }) => items);

  const check = useMutation({
    mutationFn: async () => {
      const known = new Set(posts?.map(({ id }) => id));
      const { data } = await query.refetch({ throwOnError: true });
      return data?.pages[0]?.items.filter(({ id }) => !known.has(id)).length ?? 0;
    },
    onSuccess: (found) => announce(t('found', { count: found })),
    onError: () => announce(t('checkFailed'), 'assertive'),
  });
  const showMore = async () => {
    const { data, isFetchNextPageError } = await query.fetchNextPage();
    if (isFetchNextPageError) announce(t('moreFailed'), 'assertive');
    // Reading goes on at the first post that was not there before.
    else setFirstNewId(data?.pages.at(-1)?.items[0]?.id);
  };

  // Not `isLoadingError`: it ends when a retry begins, and “Try again” would go away under the finger.
  const hasFailed = !posts && query.errorUpdateCount > 0;

  return {
    posts,
    updatedAt: query.dataUpdatedAt,
    firstNewId,
    isWaiting: !posts && !hasFailed,
    isChecking: check.isPending,
    hasCheckFailed: check.isError,
    hasFailed,
    failurePicture: useFailurePicture(query.error),
    isRetrying: query.isFetching,
    isLoadingMore: query.isFetchingNextPage,
    hasMore: query.hasNextPage,
    hasMoreFailed: query.isFetchNextPageError,
    check: () => check.mutate(),
    retry: () => void query.refetch(),
    showMore: () => void showMore(),
  };
}
