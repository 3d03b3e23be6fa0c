import {
  mediaIdIn,
  type CommentEntry,
  type FeedEntry,
  type Message,
  type Profile,
  type ReadingCall,
  type Subject,
} from '@friendbase/contract';
import type { InfiniteData, Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Chat, PageOf } from './chatCache.ts';
import type { Conversations } from './conversationCache.ts';
import { withComments, withoutPosts, type Feed } from './feedCache.ts';

/** What the answer to a call is without the thing: the same where nothing of it is there. */
type Without = Partial<Record<ReadingCall, (data: never) => unknown>>;

type Pages<Entry> = InfiniteData<PageOf<Entry>>;

const changeItems = <Entry>(pages: Pages<Entry>, change: (items: Entry[]) => Entry[]): Pages<Entry> => ({
  ...pages,
  pages: pages.pages.map((page) => ({ ...page, items: change(page.items) })),
});

const dropId =
  (id: string) =>
  <Entry extends { id: string }>(items: Entry[]): Entry[] =>
    items.filter((item) => item.id !== id);

/** A post without one of its pictures, whose descriptions stand beside them in the same order. */
function withoutPicture(post: FeedEntry, mediaId: string): FeedEntry {
  const at = post.media.findIndex(({ url }) => mediaIdIn(url) === mediaId);
  if (at < 0) return post;
  return {
    ...post,
    media: post.media.toSpliced(at, 1),
    mediaDescriptions: post.mediaDescriptions.toSpliced(at, 1),
  };
}

const itemsOf = <Entry>(queryClient: QueryClient, name: ReadingCall): Entry[] =>
  queryClient
    .getQueriesData<Pages<Entry>>({ queryKey: [name] })
    .flatMap(([, data]) => data?.pages.flatMap(({ items }) => items) ?? []);

/** How the loaded answers are without the thing, as the server will give them. */
function withoutIt(queryClient: QueryClient, { kind, id }: Subject): Without {
  const drop = dropId(id);
  switch (kind) {
    case 'post':
      return { listFeed: (feed: Feed) => withoutPosts(feed, new Set([id])) };
    case 'comment': {
      const postId = itemsOf<CommentEntry>(queryClient, 'listComments').find((it) => it.id === id)?.postId;
      return {
        listComments: (all: Pages<CommentEntry>) => changeItems(all, drop),
        ...(postId !== undefined && { listFeed: (feed: Feed) => withComments(feed, postId, -1) }),
      };
    }
    case 'message': {
      const said = itemsOf<Message>(queryClient, 'listMessages');
      const before = said[said.findIndex((message) => message.id === id) - 1];
      return {
        listMessages: (chat: Chat) => changeItems(chat, drop),
        listConversations: (all: Conversations) =>
          changeItems(all, (items) =>
            items.flatMap((item) =>
              item.id !== id ? item : before ? { ...before, sender: item.sender } : [],
            ),
          ),
      };
    }
    case 'picture':
      return {
        listFeed: (feed: Feed) => changeItems(feed, (posts) => posts.map((post) => withoutPicture(post, id))),
      };
    case 'profile':
      return { suggestFriends: (people: Profile[]) => drop(people) };
  }
}

/** A thing that is hidden while it is being reported. */
export interface Hidden {
  /** What is fetched from now on is shown as it is. */
  letGo: () => void;
  /** Shows what is there again. */
  bringBack: () => void;
}

/**
 * Hides a thing from the pages that are loaded, and from what is fetched meanwhile: the server does not know of the report
 * yet. What was there is kept beside it, so that a report that is not sent leaves nothing changed.
 */
export function hideReported(queryClient: QueryClient, subject: Subject): Hidden {
  const changes = withoutIt(queryClient, subject);
  const cache = queryClient.getQueryCache();
  const real = new Map<Query, unknown>();
  const write = ({ queryKey, state }: Query, data: unknown) =>
    // The time of the last answer stays.
    void queryClient.setQueryData(queryKey as QueryKey, data, { updatedAt: state.dataUpdatedAt });
  const hide = (query: Query) => {
    const change = changes[query.queryKey[0] as ReadingCall];
    if (!change || query.state.data === undefined) return;
    real.set(query, query.state.data);
    write(query, change(query.state.data as never));
  };
  cache.getAll().forEach(hide);
  const letGo = cache.subscribe((event) => {
    // What the member changes meanwhile is a change of what they see.
    if (event.type === 'updated' && event.action.type === 'success' && !event.action.manual)
      hide(event.query as Query);
  });
  return {
    letGo,
    bringBack: () => {
      letGo();
      for (const [query, data] of real) if (query.state.data !== undefined) write(query, data);
    },
  };
}
