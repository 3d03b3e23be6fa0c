import type { FeedEntry } from '@friendbase/contract';
import { Avatar, Byline, Card, Heading, Listen, Moment, Stack, Text, useWords } from '@friendbase/ui-kit';
import { memo, useId, useRef } from 'react';
import { useShown } from '../../../lib/lists/shown.tsx';
import { useDates } from '../../../lib/time/useDates.ts';
import { PersonName } from '../../../people/peopleContext.tsx';
import { post as words } from '../../../words/en/home.ts';
import { mediaPart } from '../homeParts.ts';
import { PostActions } from './PostActions.tsx';
import { PostBadges } from './PostBadges.tsx';

/** One post, named by its author and time. Source: product spec §2 “Home”, widget contract W11. */
export const PostCard = memo(function PostCard({ post }: { post: FeedEntry }) {
  const t = useWords(words);
  const dates = useDates();
  const isSimple = useShown('isSimple');
  const { author, createdAt, content, media, mediaDescriptions } = post;
  const authorId = useId();
  const timeId = useId();
  const part = useRef<HTMLDivElement>(null);
  return (
    <Card as="article" titleId={`${authorId} ${timeId}`}>
      <Stack gap="small" ref={part}>
        <Byline
          picture={
            <Avatar
              name={author.displayName}
              seed={author.id}
              picture={author.avatarUrl}
              frame={author.avatarFrame}
            />
          }
          name={
            <Heading level={3} id={authorId}>
              <PersonName person={author} excludeFromTabOrder isPlain={isSimple} />
            </Heading>
          }
          moment={
            <Text size="small" tone="quiet" id={timeId}>
              <Moment dateTime={createdAt}>{dates.moment(createdAt)}</Moment>
            </Text>
          }
          facts={<PostBadges post={post} />}
        />
        {media.length > 0 && (
          <mediaPart.Part media={media} descriptions={mediaDescriptions} author={author} />
        )}
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
