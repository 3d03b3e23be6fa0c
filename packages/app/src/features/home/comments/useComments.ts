import { focusForReading, useWords } from '@friendbase/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useListFocus } from '../../../lib/lists/useListFocus.ts';
import { useNextPage } from '../../../lib/lists/useNextPage.ts';
import { useReported } from '../../../lib/reports/useReported.ts';
import { commentsQuery } from '../../../data/comments.ts';
import { comments as words } from '../../../words/en/comments.ts';

/** The comments under a post, the oldest first, and the focus among them. Earlier ones come by a press (G9). */
export function useComments(postId: string, heading: RefObject<HTMLHeadingElement | null>) {
  const t = useWords(words);
  const query = useInfiniteQuery(commentsQuery(postId));
  const reported = useReported();
  const comments = query.data?.pages
    .toReversed()
    .flatMap(({ items }) => items)
    .filter(({ id }) => !reported.has(id));
  const { list, focusItem } = useListFocus<HTMLOListElement>({
    ids: comments?.map(({ id }) => id) ?? [],
    heading,
  });
  const earlier = useNextPage(query, {
    failure: t('earlierFailed'),
    onShown: (first) => focusItem(first?.id),
  });
  /** Where a comment is not there anymore, reading goes on where they begin. */
  const leadTo = (id: string | undefined) => {
    if (id !== undefined) focusItem(id);
    else if (heading.current) focusForReading(heading.current);
  };
  return {
    comments,
    leadTo,
    focus: list,
    query,
    earlier,
  };
}
