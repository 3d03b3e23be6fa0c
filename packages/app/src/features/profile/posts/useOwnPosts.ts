import { useWords } from '@friendbase/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { FIRST_OWN_POSTS, MORE_OWN_POSTS, ownPostsQuery } from '../../../data/profilePosts.ts';
import { useListFocus } from '../../../lib/lists/useListFocus.ts';
import { useNextPage } from '../../../lib/lists/useNextPage.ts';
import { useMemberId } from '../../../lib/members/useMemberId.ts';
import { feed } from '../../../words/en/home.ts';

/** The member's own posts, newest first. Earlier ones come by a press (G9). */
export function useOwnPosts(heading: RefObject<HTMLHeadingElement | null>) {
  const t = useWords(feed);
  const query = useInfiniteQuery(ownPostsQuery(useMemberId()));
  const pages = query.data?.pages;
  // One that was just shared makes the first page longer until the list is asked for again.
  const most = FIRST_OWN_POSTS + MORE_OWN_POSTS * ((pages?.length ?? 1) - 1);
  const posts = pages?.flatMap(({ items }) => items).slice(0, most);
  const ids = posts?.map(({ id }) => id) ?? [];
  const { list, focusItem } = useListFocus<HTMLUListElement>({ ids, part: 'h3', heading });
  const nextPage = useNextPage(query, {
    failure: t('moreFailed'),
    onShown: (first) => focusItem(first?.id),
  });
  return {
    posts,
    query,
    listFocus: list,
    nextPage,
  };
}
