import { Skeleton, useWords } from '@friendbase/ui-kit';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useHeldOrder } from '../../../lib/lists/useHeldOrder.ts';
import { Unloaded } from '../../../lib/loading/Unloaded.tsx';
import { safety } from '../../../words/en/safety.ts';

interface AskedListProps<Item> {
  query: UseQueryResult<Item[]>;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list that is asked for when its dialog opens: on its way, not there, or there. */
export function AskedList<Item extends { id: string }>({ query, children }: AskedListProps<Item>) {
  const t = useWords(safety);
  // What comes while it is read stands behind the others.
  const items = useHeldOrder(query.data, { isFetching: query.isFetching });
  if (items) return children(items);
  return (
    <Unloaded query={query} title={t('failed')} text={t('failedText')}>
      <Skeleton count={2} />
    </Unloaded>
  );
}
