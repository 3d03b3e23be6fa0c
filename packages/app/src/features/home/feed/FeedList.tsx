import type { FeedEntry } from '@friendbase/contract';
import { CardList, CardListItem, useWords, type CardListProps } from '@friendbase/ui-kit';
import { Fragment, type ReactNode } from 'react';
import { feed as words } from '../../../words/en/home.ts';
import { PostCard } from './PostCard.tsx';
import { TellGoneProvider, type useGonePosts } from './useGonePosts.ts';

interface FeedListProps {
  posts: FeedEntry[];
  gone: ReturnType<typeof useGonePosts>;
  focus: Omit<CardListProps, 'label' | 'children'>;
  /** What stands below the first post, as an item of the list. */
  afterFirst?: ReactNode;
}

/** The posts, newest first. Where one has gone by a press of the member, it says so. */
export function FeedList({ posts, gone: { line, notes, tellGone }, focus, afterFirst }: FeedListProps) {
  const t = useWords(words);
  const byId = new Map(posts.map((post) => [post.id, post]));
  if (line.length === 0) return null;
  return (
    <TellGoneProvider value={tellGone}>
      <CardList label={t('list')} {...focus}>
        {line.map((id, index) => {
          const post = byId.get(id);
          return (
            <Fragment key={id}>
              <CardListItem itemId={id}>{post ? <PostCard post={post} /> : notes[id]}</CardListItem>
              {index === 0 && afterFirst}
            </Fragment>
          );
        })}
      </CardList>
    </TellGoneProvider>
  );
}
