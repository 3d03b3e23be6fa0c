import {
  Button,
  CardList,
  CardListItem,
  EmptyState,
  FailedState,
  Heading,
  Row,
  Skeleton,
  Stack,
  StatusLine,
  Text,
  useWords,
  Waiting,
} from '@friendbase/ui-kit';
import { useId } from 'react';
import { useDates } from '../../lib/useDates.ts';
import { feed as words } from '../../words/en/home.ts';
import { page } from '../../words/en/page.ts';
import { PostCard } from './PostCard.tsx';
import { useFeed } from './useFeed.ts';

/** What friends wrote, newest first. Nothing comes by itself: more and new posts come by a press (G9, X13). */
export function Feed({ onWrite }: { onWrite: () => void }) {
  const t = useWords(words);
  const onPage = useWords(page);
  const dates = useDates();
  const feed = useFeed();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Stack>
        <Row justify="between" room="control">
          <Heading level={2} id={titleId}>
            {t('title')}
          </Heading>
          {feed.posts && (
            <Row>
              <Text tone="quiet" size="small">
                {t('updated', { time: dates.clockTime(new Date(feed.updatedAt)) })}
              </Text>
              <Button
                tone="quiet"
                icon="refresh"
                isPending={feed.isChecking}
                pendingLabel={t('checking')}
                onPress={feed.check}
              >
                {t('check')}
              </Button>
            </Row>
          )}
        </Row>
        {feed.hasCheckFailed && <StatusLine tone="danger">{t('checkFailed')}</StatusLine>}
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
        {feed.posts?.length === 0 && (
          <EmptyState title={t('empty')} illustration="empty-feed">
            <Button onPress={onWrite}>{t('write')}</Button>
          </EmptyState>
        )}
        {feed.posts && feed.posts.length > 0 && (
          <CardList label={t('list')}>
            {feed.posts.map((post) => (
              <CardListItem key={post.id}>
                <PostCard post={post} isFocused={post.id === feed.firstNewId} />
              </CardListItem>
            ))}
          </CardList>
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
