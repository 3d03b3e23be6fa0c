import { FailedState, Skeleton, useWords, Waiting } from '@friendbase/ui-kit';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFailurePicture } from '../../lib/useFailurePicture.ts';
import { page } from '../../words/en/page.ts';
import { safety } from '../../words/en/safety.ts';

interface AskedListProps<Item> {
  query: UseQueryResult<Item[]>;
  children: (items: Item[]) => ReactNode;
}

/** A list that is asked for when its dialog opens: on its way, not there, or there. */
export function AskedList<Item>({ query, children }: AskedListProps<Item>) {
  const t = useWords(safety);
  const onPage = useWords(page);
  const { data, error, isError, isFetching, refetch } = query;
  const illustration = useFailurePicture(error);
  if (data) return children(data);
  if (!isError) {
    return (
      <Waiting label={onPage('loading')}>
        <Skeleton count={2} />
      </Waiting>
    );
  }
  return (
    <FailedState
      title={t('failed')}
      text={t('failedText')}
      illustration={illustration}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
