import {
  ButtonLink,
  CardList,
  Heading,
  Row,
  Skeleton,
  Stack,
  Text,
  useWords,
  Waiting,
} from '@friendbase/ui-kit';
import { useId, useRef } from 'react';
import { FIRST_OWN_POSTS } from '../../../data/profilePosts.ts';
import { NextPage } from '../../../lib/lists/NextPage.tsx';
import { Unloaded } from '../../../lib/loading/Unloaded.tsx';
import { feed } from '../../../words/en/home.ts';
import { ownPosts } from '../../../words/en/ownPosts.ts';
import { page } from '../../../words/en/page.ts';
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
  const inPage = useWords(page);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const { posts, ...list } = useOwnPosts(heading);
  // Its heading comes with it: what stands above may be lower by then.
  if (isAwaited)
    return (
      <Waiting label={inPage('loading')}>
        <Skeleton shape="card" count={FIRST_OWN_POSTS} />
      </Waiting>
    );
  return (
    <section aria-labelledby={titleId}>
      <Stack>
        <Heading level={2} id={titleId} ref={heading}>
          {t('title')}
        </Heading>
        <Unloaded query={list.query} title={inFeed('failed')} text={inFeed('failedText')} />
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
