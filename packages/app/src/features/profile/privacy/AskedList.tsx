import { Skeleton, useWords } from '@friendbase/ui-kit';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Unloaded } from '../../../lib/loading/Unloaded.tsx';
import { safety } from '../../../words/en/safety.ts';

interface AskedListProps<Item> {
  query: UseQueryResult<Item[]>;
  children: (items: Item[]) => ReactNode;
}

/** A list that is asked for when its dialog opens: on its way, not there, or there. */
export function AskedList<Item>({ query, children }: AskedListProps<Item>) {
  const t = useWords(safety);
  if (query.data) return children(query.data);
  return (
    <Unloaded query={query} title={t('failed')} text={t('failedText')}>
      <Skeleton count={2} />
    </Unloaded>
  );
}
