import type { FeedEntry } from '@friendbase/contract';
import {
  Avatar,
  Byline,
  Card,
  focusForReading,
  Heading,
  Listen,
  Moment,
  Stack,
  Text,
  useWords,
} from '@friendbase/ui-kit';
import { memo, useEffect, useId, useRef } from 'react';
import { useDates } from '../../lib/useDates.ts';
import { post as words } from '../../words/en/home.ts';
import { PostActions } from './PostActions.tsx';
import { PostBadges } from './PostBadges.tsx';

interface PostCardProps {
  post: FeedEntry;
  /** Reading goes on here: the heading takes the focus once. */
  isFocused: boolean;
}

/** One post, named by its author and time. Source: product spec §2 “Home”, widget contract W11. */
export const PostCard = memo(function PostCard({ post, isFocused }: PostCardProps) {
  const t = useWords(words);
  const dates = useDates();
  const { author, createdAt, content } = post;
  const authorId = useId();
  const timeId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFocused && heading.current) focusForReading(heading.current);
  }, [isFocused]);
  return (
    <Card as="article" titleId={`${authorId} ${timeId}`}>
      <Stack ref={part}>
        <Byline
          picture={<Avatar name={author.displayName} seed={author.id} picture={author.avatarUrl} />}
          name={
            <Heading level={3} id={authorId} ref={heading}>
              <bdi>{author.displayName}</bdi>
            </Heading>
          }
          moment={
            <Text size="small" tone="quiet" id={timeId}>
              <Moment dateTime={createdAt}>{dates.moment(createdAt)}</Moment>
            </Text>
          }
          facts={<PostBadges post={post} />}
        />
        <Text size="large" dir="auto">
          {content}
        </Text>
        <Listen
          subject={t('subject', { author: author.displayName, time: dates.briefly(createdAt) })}
          part={part}
        />
        <PostActions post={post} />
      </Stack>
    </Card>
  );
});
