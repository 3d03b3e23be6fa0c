import { announce, useWords } from '@friendbase/ui-kit';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useListFocus } from '../../lib/useListFocus.ts';
import { useMemberId } from '../../lib/memberId.ts';
import { feed as words } from '../../words/en/home.ts';
import { feedQuery } from '../../data/posts.ts';
import { useGonePosts } from './useGonePosts.ts';
import { useOpenCommentsCome } from './useOpenCommentsCome.ts';

/**
 * The feed and what a member can do with it. Each press is answered once, on the page and in words; what the
 * app fetches on the side shows only by what it brings.
 */
export function useFeed(heading: RefObject<HTMLHeadingElement | null>) {
  const t = useWords(words);
  const query = useInfiniteQuery(feedQuery(useMemberId()));
  const haveCommentsCome = useOpenCommentsCome();
  const posts = haveCommentsCome ? query.data?.pages.flatMap(({ items }) => items) : undefined;
  const ids = posts?.map(({ id }) => id) ?? [];
  const gone = useGonePosts(ids);
  const { list, focusItem } = useListFocus<HTMLUListElement>({ ids, part: 'h3', heading });

  const check = useMutation({
    mutationFn: async () => {
      const known = new Set(ids);
      const { data } = await query.refetch({ throwOnError: true });
      return data?.pages.flatMap(({ items }) => items).filter(({ id }) => !known.has(id)).length ?? 0;
    },
    onSuccess: (found) => announce(t('found', { count: found })),
    onError: () => announce(t('checkFailed'), 'assertive'),
  });
  const showMore = async () => {
    const { data, isFetchNextPageError } = await query.fetchNextPage();
    if (isFetchNextPageError) announce(t('moreFailed'), 'assertive');
    // Reading goes on at the first post that was not there before.
    else focusItem(data?.pages.at(-1)?.items[0]?.id);
  };

  return {
    posts,
    gone,
    listFocus: list,
    updatedAt: query.dataUpdatedAt,
    query,
    isChecking: check.isPending,
    /** How many posts the last check brought. */
    found: check.isPending ? undefined : check.data,
    hasCheckFailed: check.isError,
    isLoadingMore: query.isFetchingNextPage,
    // Not before the posts, which would push it down.
    hasMore: posts !== undefined && query.hasNextPage,
    hasMoreFailed: query.isFetchNextPageError,
    check: () => check.mutate(),
    showMore: () => void showMore(),
  };
}
