import { FailedState, useWords, Waiting } from '@friendbase/ui-kit';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { page } from '../words/en/page.ts';
import { useFailurePicture } from './useFailurePicture.ts';

interface UnloadedProps {
  query: UseQueryResult;
  /** What did not come, and what that means. */
  title: string;
  text: string;
  /** Its outline, while it is on its way. */
  children: ReactNode;
}

/** Stands in the place of data: on its way, or not come, with “Try again”. Nothing once the data is there. */
export function Unloaded({ query, title, text, children }: UnloadedProps) {
  const t = useWords(page);
  const { data, error, errorUpdateCount, isFetching, refetch } = query;
  const illustration = useFailurePicture(error);
  if (data !== undefined) return null;
  // Not `isError`: it ends when a retry begins, and “Try again” would go away under the finger.
  if (errorUpdateCount === 0) return <Waiting label={t('loading')}>{children}</Waiting>;
  return (
    <FailedState
      title={title}
      text={text}
      illustration={illustration}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
