import { ButtonLink, EmptyState, Heading, Row, Skeleton, Stack, useWords } from '@friendbase/ui-kit';
import { useId, useRef } from 'react';
import { askedPostQuery } from '../../../data/askedPost.ts';
import { Unloaded } from '../../../lib/loading/Unloaded.tsx';
import { askedPost as words } from '../../../words/en/askedPost.ts';
import { FeedList } from './FeedList.tsx';
import { useFeed } from './useFeed.ts';

/** The post that a notification leads to, in the place of the feed, with the way to all posts. */
export function AskedPost({ id }: { id: string }) {
  const t = useWords(words);
  const heading = useRef<HTMLHeadingElement>(null);
  const feed = useFeed(heading, askedPostQuery(id));
  const titleId = useId();
  const { posts, gone } = feed;
  return (
    <section aria-labelledby={titleId}>
      <Stack>
        <Row justify="between" room="control">
          <Heading level={2} id={titleId} ref={heading}>
            {t('title')}
          </Heading>
          <ButtonLink href="/" icon="home" tone="quiet">
            {t('all')}
          </ButtonLink>
        </Row>
        <Unloaded query={feed.query} isReady={posts !== undefined} title={t('failed')} text={t('failedText')}>
          <Skeleton shape="card" count={1} />
        </Unloaded>
        {posts && <FeedList posts={posts} gone={gone} focus={feed.listFocus} />}
        {posts?.length === 0 && gone.line.length === 0 && (
          <EmptyState title={t('gone')} illustration="empty-feed" />
        )}
      </Stack>
    </section>
  );
}
