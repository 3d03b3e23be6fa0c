import {
  Button,
  CardList,
  CardListItem,
  EmptyState,
  FailedState,
  Heading,
  Row,
  Stack,
  StatusLine,
  Text,
  Waiting,
} from '@friendbase/ui-kit';
import { useId } from 'react';
import { useTimes } from '../../lib/useTimes.ts';
import { FEED, HOME } from './content.ts';
import { PostCard } from './PostCard.tsx';
import { useFeed } from './useFeed.ts';

/** What friends wrote, newest first. Nothing comes by itself: more and new posts come by a press (G9, X13). */
export function Feed({ onWrite }: { onWrite: () => void }) {
  const feed = useFeed();
  const times = useTimes();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Stack>
        <Heading level={2} id={titleId}>
          {FEED.title}
        </Heading>
        {feed.posts && (
          <Row gap="medium" align="center">
            <Button
              tone="quiet"
              icon="refresh"
              isPending={feed.isChecking}
              pendingLabel={FEED.checking}
              onPress={feed.check}
            >
              {FEED.check}
            </Button>
            <Text tone="quiet" size="small">
              {FEED.updated(times.clockTime(new Date(feed.updatedAt)))}
            </Text>
          </Row>
        )}
        {feed.hasCheckFailed && <StatusLine tone="danger">{FEED.checkFailed}</StatusLine>}
        {feed.isWaiting && <Waiting label={HOME.loading} />}
        {feed.hasFailed && (
          <FailedState
            title={FEED.failedTitle}
            text={FEED.failedText}
            isRetrying={feed.isRetrying}
            onRetry={feed.retry}
          />
        )}
        {feed.posts?.length === 0 && (
          <EmptyState title={FEED.empty} illustration="emptyFeed">
            <Button onPress={onWrite}>{FEED.write}</Button>
          </EmptyState>
        )}
        {feed.posts && feed.posts.length > 0 && (
          <CardList label={FEED.list}>
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
            pendingLabel={FEED.loadingMore}
            onPress={feed.showMore}
          >
            {FEED.showMore}
          </Button>
        )}
        {feed.hasMoreFailed && <StatusLine tone="danger">{FEED.moreFailed}</StatusLine>}
      </Stack>
    </section>
  );
}
