import {
  Button,
  EmptyState,
  FailedState,
  Skeleton,
  Stack,
  StatusLine,
  useWords,
  Waiting,
} from '@friendbase/ui-kit';
import { useId, useRef } from 'react';
import { feed as words } from '../../words/en/home.ts';
import { page } from '../../words/en/page.ts';
import { FeedHead } from './FeedHead.tsx';
import { FeedList } from './FeedList.tsx';
import { useFeed } from './useFeed.ts';

/** What friends wrote, newest first. Nothing comes by itself: more and new posts come by a press (G9, X13). */
export function Feed({ onWrite }: { onWrite: () => void }) {
  const t = useWords(words);
  const onPage = useWords(page);
  const heading = useRef<HTMLHeadingElement>(null);
  const feed = useFeed(heading);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Stack>
        <FeedHead feed={feed} titleId={titleId} heading={heading} />
        {feed.isWaiting && (
          <Waiting label={onPage('loading')}>
            <Skeleton shape="card" count={4} />
          </Waiting>
        )}
        {feed.hasFailed && (
          <FailedState
            title={t('failed')}
            text={t('failedText')}
            illustration={feed.failurePicture}
            isRetrying={feed.isRetrying}
            onRetry={feed.retry}
          />
        )}
        {feed.posts && <FeedList posts={feed.posts} gone={feed.gone} focus={feed.listFocus} />}
        {feed.posts?.length === 0 && (
          <EmptyState title={t('empty')} illustration="empty-feed">
            <Button onPress={onWrite}>{t('write')}</Button>
          </EmptyState>
        )}
        {feed.hasMore && (
          <Button
            tone="quiet"
            icon="arrowDown"
            isPending={feed.isLoadingMore}
            pendingLabel={t('loadingMore')}
            onPress={feed.showMore}
          >
            {t('showMore')}
          </Button>
        )}
        {feed.hasMoreFailed && <StatusLine tone="danger">{t('moreFailed')}</StatusLine>}
      </Stack>
    </section>
  );
}
