import type { FeedEntry } from '@friendbase/contract';
import { CardList, CardListItem, useIsHydrated, useWords, type CardListProps } from '@friendbase/ui-kit';
import { Fragment, useState, type ReactNode } from 'react';
import { hydratedInTurn } from '../../../lib/hydration/hydratedLater.tsx';
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

/** How many posts a first window has something of. */
const IN_VIEW = 2;

const PostBelow = hydratedInTurn(PostCard);

/** The posts, newest first. Where one has gone by a press of the member, it says so. */
export function FeedList({ posts, gone: { line, notes, tellGone }, focus, afterFirst }: FeedListProps) {
  const t = useWords(words);
  const byId = new Map(posts.map((post) => [post.id, post]));
  const isHydrated = useIsHydrated();
  // As they stood at first: with new posts above them they would be remounted.
  const [below] = useState(isHydrated ? [] : line.slice(IN_VIEW));
  if (line.length === 0) return null;
  return (
    <TellGoneProvider value={tellGone}>
      <CardList label={t('list')} {...focus}>
        {line.map((id, index) => {
          const post = byId.get(id);
          const Card = below.includes(id) ? PostBelow : PostCard;
          return (
            <Fragment key={id}>
              <CardListItem itemId={id}>{post ? <Card post={post} /> : notes[id]}</CardListItem>
              {index === 0 && afterFirst}
            </Fragment>
          );
        })}
      </CardList>
    </TellGoneProvider>
  );
}
