import { FailedState, useWords, Waiting, type IllustrationName } from '@friendbase/ui-kit';
import { type ReactNode, useState } from 'react';
import { page } from '../../words/en/page.ts';
import { hasFailed, type Loading } from './loading.ts';
import { NetworkError } from '@friendbase/contract';

interface UnloadedProps {
  query: Loading;
  /** Whether the data can be shown. @default `true` as soon as it is there */
  isReady?: boolean;
  /** What did not come. */
  title: string;
  /** What that means. @default nothing that the title has not said */
  text?: string;
  /** Its outline, while it is on its way. */
  children?: ReactNode;
}

/** Stands in the place of data: on its way, or not come, with “Try again”. Nothing once the data is there. */
export function Unloaded({
  query,
  isReady = query.data !== undefined,
  title,
  text,
  children,
}: UnloadedProps) {
  const t = useWords(page);
  const illustration = useFailurePicture(query.error);
  if (isReady) return null;
  if (!hasFailed(query)) return <Waiting label={t('loading')}>{children}</Waiting>;
  return (
    <FailedState
      title={title}
      text={text}
      illustration={illustration}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

/**
 * The picture for what did not load: another one where no answer came. It stays while the call is made again, when
 * there is no error for a while, so that nothing changes under the finger on “Try again”.
 */
export function useFailurePicture(error: Error | null): IllustrationName {
  const [last, keep] = useState(error);
  if (error !== null && error !== last) keep(error);
  return last instanceof NetworkError ? 'offline' : 'failed';
}
