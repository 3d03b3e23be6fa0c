import type { FeedEntry } from '@friendbase/contract';
import { Avatar, Badge, Card, Heading, Row, Stack, Text, VisuallyHidden } from '@friendbase/ui-kit';
import { useEffect, useId, useRef } from 'react';
import { formatMoment } from '../../lib/dates.ts';
import { CommentsPanel } from './CommentsPanel.tsx';
import { POST, templateOf } from './content.ts';
import { LikeButton } from './LikeButton.tsx';

interface PostCardProps {
  post: FeedEntry;
  /** Reading goes on here: the heading takes the focus once. */
  isFocused: boolean;
}

/** One post. Source: product spec §2 “Home”, widget contract W11. */
export function PostCard({ post, isFocused }: PostCardProps) {
  const { author, createdAt, privacy, template, content } = post;
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocused) title.current?.focus();
  }, [isFocused]);
  const starter = template && templateOf(template);
  return (
    <Card as="article" titleId={titleId}>
      <Stack>
        <Row gap="medium" align="center">
          <Avatar name={author.displayName} seed={author.id} />
          <Stack gap="small">
            <Heading level={3} id={titleId} isFocusTarget ref={title}>
              <bdi>{author.displayName}</bdi>
            </Heading>
            <Text size="small" tone="quiet">
              <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
            </Text>
          </Stack>
        </Row>
        <Row gap="small">
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
        <Text dir="auto">{content}</Text>
        <Row gap="medium" align="center">
          <LikeButton post={post} />
          <CommentsPanel count={post.commentsCount} />
        </Row>
      </Stack>
    </Card>
  );
}
