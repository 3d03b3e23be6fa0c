import { mediaIdIn, type FeedEntry } from '@friendbase/contract';
import { useWords } from '@friendbase/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type RefObject } from 'react';
import { useShown } from '../../../lib/lists/shown.tsx';
import { useNextPage } from '../../../lib/lists/useNextPage.ts';
import { useListFocus } from '../../../lib/lists/useListFocus.ts';
import { useMemberId } from '../../../lib/members/useMemberId.ts';
import { useReported } from '../../../lib/reports/useReported.ts';
import { feed as words } from '../../../words/en/home.ts';
import { feedQuery } from '../../../data/posts.ts';
import { useGonePosts } from './useGonePosts.ts';
import { useOpenCommentsCome } from '../comments/useOpenCommentsCome.ts';

/**
 * What can be pressed in the posts that Simple mode shows at a time: five posts, or four where several have pictures. With the rest
 * of Home it is thirty.
 */
const PRESSES_IN_SIMPLE_MODE = 16;

/** The first posts with at most so many things to press: three a post, and one for all its pictures. */
function withFewPresses(posts: FeedEntry[], most: number): FeedEntry[] {
  let presses = 0;
  return posts.filter(({ media }) => (presses += media.length > 0 ? 4 : 3) <= most);
}

/** The posts without what the member reports: posts, and single pictures with their descriptions. */
function withoutReported(posts: FeedEntry[], reported: ReturnType<typeof useReported>): FeedEntry[] {
  if (reported.size === 0) return posts;
  return posts
    .filter(({ id }) => !reported.has(id))
    .map((post) => {
      const isShown = post.media.map(({ url }) => !reported.has(mediaIdIn(url)));
      const shownOf = <Item>(items: Item[]) => items.filter((_, at) => isShown[at] !== false);
      return {
        ...post,
        media: shownOf(post.media),
        mediaUrls: shownOf(post.mediaUrls),
        mediaDescriptions: shownOf(post.mediaDescriptions),
      };
    });
}

/**
 * The feed and what a member can do with it. Each press is answered once, on the page and in words; what the
 * app fetches on the side shows only by what it brings.
 */
export function useFeed(
  heading: RefObject<HTMLHeadingElement | null>,
  asked: (userId: string) => ReturnType<typeof feedQuery> = feedQuery,
) {
  const t = useWords(words);
  const query = useInfiniteQuery(asked(useMemberId()));
  const reported = useReported();
  const haveCommentsCome = useOpenCommentsCome();
  const isSimple = useShown('isSimple');
  const [most, setMost] = useState(PRESSES_IN_SIMPLE_MODE);
  const all = haveCommentsCome ? query.data?.pages.flatMap(({ items }) => items) : undefined;
  const loaded = all && withoutReported(all, reported);
  const posts = isSimple && loaded ? withFewPresses(loaded, most) : loaded;
  /** The first post that is loaded and not shown. */
  const next = posts && loaded?.[posts.length];
  const ids = posts?.map(({ id }) => id) ?? [];
  const gone = useGonePosts(ids);
  const { list, focusItem } = useListFocus<HTMLUListElement>({ ids, part: 'h3', heading });

  const readFrom = (first: FeedEntry | undefined) => {
    setMost(most + PRESSES_IN_SIMPLE_MODE);
    focusItem(first?.id);
  };
  const nextPage = useNextPage(query, { failure: t('moreFailed'), onShown: readFrom });

  return {
    posts,
    gone,
    listFocus: list,
    focusItem,
    query,
    nextPage: {
      ...nextPage,
      // Not before the posts, which would push it down.
      hasMore: posts !== undefined && (next !== undefined || nextPage.hasMore),
      ...(next && { showMore: () => readFrom(next) }),
    },
  };
}
