import { ButtonLink, CardList, Heading, Row, Skeleton, Stack, Text, useWords } from '@friendbase/ui-kit';
import { useId, useRef } from 'react';
import { FIRST_OWN_POSTS } from '../../../data/profilePosts.ts';
import { NextPage } from '../../../lib/lists/NextPage.tsx';
import { Unloaded } from '../../../lib/loading/Unloaded.tsx';
import { feed } from '../../../words/en/home.ts';
import { ownPosts } from '../../../words/en/ownPosts.ts';
import { OwnPost } from './OwnPost.tsx';
import { useOwnPosts } from './useOwnPosts.ts';

interface OwnPostsProps {
  /** They, or what stands above them, are on their way: all of it comes at once. */
  isAwaited: boolean;
}

/** What the member has shared, newest first: a few, and more by a press (G9). */
export function OwnPosts({ isAwaited }: OwnPostsProps) {
  const t = useWords(ownPosts);
  const inFeed = useWords(feed);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const { posts: loaded, ...list } = useOwnPosts(heading);
  const posts = isAwaited ? undefined : loaded;
  return (
    <section aria-labelledby={titleId}>
      <Stack>
        <Heading level={2} id={titleId} ref={heading}>
          {t('title')}
        </Heading>
        <Unloaded
          query={list.query}
          isReady={posts !== undefined}
          title={inFeed('failed')}
          text={inFeed('failedText')}
        >
          <Skeleton shape="card" count={FIRST_OWN_POSTS} />
        </Unloaded>
        {posts?.length === 0 && (
          <Row>
            <Text tone="quiet">{t('empty')}</Text>
            <ButtonLink href="/" tone="quiet">
              {inFeed('write')}
            </ButtonLink>
          </Row>
        )}
        {posts && posts.length > 0 && (
          <CardList label={t('list')} {...list.listFocus}>
            {posts.map((post) => (
              <OwnPost key={post.id} post={post} />
            ))}
          </CardList>
        )}
        {posts && list.nextPage.hasMore && (
          <Row>
            <NextPage page={list.nextPage} pendingLabel={inFeed('loadingMore')}>
              {inFeed('showMore')}
            </NextPage>
          </Row>
        )}
      </Stack>
    </section>
  );
}
