import { announce } from '@friendbase/ui-kit';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';

interface NextPageOptions<Entry> {
  /** Why it did not come, in words: said at once, and shown. */
  failure: string;
  /** It is there, with this entry first. Reading goes on at that, as the button may go. */
  onShown: (first: Entry | undefined) => void;
}

/** What a list shows of its next page. */
export interface NextPageState {
  hasMore: boolean;
  isLoading: boolean;
  /** Why it did not come, after a press. */
  failure: string | undefined;
  showMore: () => void;
}

/** The next page of a list, which comes by a press (G9). */
export function useNextPage<Entry>(
  query: Pick<
    UseInfiniteQueryResult<InfiniteData<{ items: Entry[] }>>,
    'data' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >,
  { failure, onShown }: NextPageOptions<Entry>,
): NextPageState {
  const showMore = async (): Promise<void> => {
    const { data, hasNextPage, isFetchNextPageError } = await query.fetchNextPage();
    if (isFetchNextPageError) announce(failure, 'assertive');
    // What the member did meanwhile has cancelled the fetch.
    else if (hasNextPage && data?.pages.length === query.data?.pages.length) await showMore();
    else onShown(data?.pages.at(-1)?.items[0]);
  };
  return {
    hasMore: query.hasNextPage,
    isLoading: query.isFetchingNextPage,
    failure: query.isFetchNextPageError ? failure : undefined,
    showMore: () => void showMore(),
  };
}
