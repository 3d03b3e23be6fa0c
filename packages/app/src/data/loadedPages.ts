import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';

/** Changes what is loaded. The time of its last answer stays: “Updated 2:05 PM” tells of that. */
export function changeLoaded<Data>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  to: (data: Data) => Data,
): void {
  const state = queryClient.getQueryState<Data>(queryKey);
  if (state?.data)
    queryClient.setQueryData<Data>(queryKey, to(state.data), { updatedAt: state.dataUpdatedAt });
}

/** One answer of a paged list: its entries, and where the next page begins. */
export interface PageOf<Entry> {
  items: Entry[];
  next: string | undefined;
}

/** The loaded pages of a list, as they stand in the Query cache. */
export type Pages<Entry> = InfiniteData<PageOf<Entry>>;

/** The pages with the entries of each changed; the same where no list of entries changes. */
export function changeItems<Entry>(
  all: Pages<Entry>,
  change: (items: Entry[], page: number) => Entry[],
): Pages<Entry> {
  const pages = all.pages.map((page, index) => {
    const items = change(page.items, index);
    return items === page.items ? page : { ...page, items };
  });
  return pages.some((page, index) => page !== all.pages[index]) ? { ...all, pages } : all;
}
