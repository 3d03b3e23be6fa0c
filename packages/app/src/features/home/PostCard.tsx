import type { FeedEntry } from '@friendbase/contract';
import {
  Avatar,
  Badge,
  Card,
  focusForReading,
  Heading,
  Moment,
  Row,
  Stack,
  Text,
  VisuallyHidden,
} from '@friendbase/ui-kit';
import { useEffect, useId, useRef } from 'react';
import { useTimes } from '../../lib/useTimes.ts';
import { POST, templateOf } from './content.ts';
import { PostActions } from './PostActions.tsx';

interface PostCardProps {
  post: FeedEntry;
  /** Reading goes on here: the heading takes the focus once. */
  isFocused: boolean;
}

/** One post, named by its author and time. Source: product spec §2 “Home”, widget contract W11. */
export function PostCard({ post, isFocused }: PostCardProps) {
  const { author, createdAt, privacy, template, content } = post;
  const times = useTimes();
  const authorId = useId();
  const timeId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocused && heading.current) focusForReading(heading.current);
  }, [isFocused]);
  const starter = template && templateOf(template);
  return (
    <Card as="article" titleId={`${authorId} ${timeId}`}>
      <Stack>
        <Row>
          <Avatar name={author.displayName} seed={author.id} />
          <Heading level={3} id={authorId} ref={heading}>
            <bdi>{author.displayName}</bdi>
          </Heading>
          <Text size="small" tone="quiet" id={timeId}>
            <Moment dateTime={createdAt}>{times.moment(createdAt)}</Moment>
          </Text>
          {privacy === 'public' ? (
            <Badge icon="globe" tone="public">
              {POST.public}
            </Badge>
          ) : (
            <Badge icon="lock" tone="friends">
              {POST.friends}
            </Badge>
          )}
          <VisuallyHidden>{privacy === 'public' ? POST.publicMeans : POST.friendsMeans}</VisuallyHidden>
          {starter && (
            <Badge icon={starter.icon} tone="template">
              {starter.title}
            </Badge>
          )}
        </Row>
        <Text size="large" dir="auto">
          {content}
        </Text>
        <PostActions post={post} />
      </Stack>
    </Card>
  );
}
