import type { FeedEntry } from '@friendbase/contract';
import {
  Badge,
  EveryoneGlyph,
  Heading,
  Moment,
  NewsItem,
  PictureFrame,
  Text,
  useWords,
} from '@friendbase/ui-kit';
import { useState } from 'react';
import { useShown } from '../../../lib/lists/shown.tsx';
import { postHref } from '../../../lib/page/searchValues.ts';
import { beginningOf } from '../../../lib/text/shorten.ts';
import { useDates } from '../../../lib/time/useDates.ts';
import { post as ofFeed } from '../../../words/en/home.ts';
import { ownPosts } from '../../../words/en/ownPosts.ts';

/** Some three lines: a long post would hide the account below it. */
const MOST_CHARACTERS = 160;

/** One's own post in little room: what it begins with, who can see it and what came of it. It leads to the post itself. */
export function OwnPost({ post }: { post: FeedEntry }) {
  const t = useWords(ownPosts);
  const inFeed = useWords(ofFeed);
  const hasCounters = useShown('hasCounters');
  const { id, privacy, createdAt, content, likesCount, commentsCount } = post;
  const time = useDates().moment(createdAt);
  return (
    <NewsItem
      itemId={id}
      picture={<FirstPicture post={post} />}
      way={{ href: postHref(id), words: t('open'), subject: time }}
    >
      {/* Within the heading: who jumps from one to the next hears who can see it. */}
      <Heading level={3}>
        <Moment dateTime={createdAt}>{time}</Moment>{' '}
        <Badge icon={privacy === 'public' ? EveryoneGlyph : 'lock'} tone={privacy}>
          {inFeed(privacy)}
        </Badge>
      </Heading>
      <Text dir="auto">{beginningOf(content, MOST_CHARACTERS)}</Text>
      {hasCounters && (
        <Text size="small" tone="quiet">
          {`${inFeed('likes', { count: likesCount })} · ${t('comments', { count: commentsCount })}`}
        </Text>
      )}
    </NewsItem>
  );
}

/** The first picture of a post, small: the post itself shows all. None where it does not come. */
function FirstPicture({ post: { media, mediaDescriptions } }: { post: FeedEntry }) {
  const [isBroken, setIsBroken] = useState(false);
  const at = media.findIndex(({ kind, hasPoster }) => kind !== 'video' || hasPoster);
  const first = media[at];
  if (!first || isBroken) return null;
  return (
    <PictureFrame
      src={first.url}
      description={mediaDescriptions[at] ?? ''}
      shape="square"
      loading="lazy"
      onBroken={() => setIsBroken(true)}
    />
  );
}
