import type { CaseList } from '@friendbase/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { casesQuery } from '../../data/moderation.ts';

/** The first other case of the list, if one waits. */
export function useNextCase(list: CaseList, id: string): string | undefined {
  const { data } = useInfiniteQuery(casesQuery(list));
  return data?.pages.flatMap(({ items }) => items).find((one) => one.id !== id)?.id;
}
