import {
  listReports,
  mediaIdIn,
  reportThing,
  type CommentEntry,
  type FeedEntry,
  type ReportDraft,
  type Subject,
} from '@friendbase/contract';
import { queryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { call } from './call.ts';
import type { Chat, PageOf } from './chatCache.ts';
import { withoutPosts } from './feedCache.ts';
import { changeFeed } from './feedStore.ts';
import { mutation } from './mutation.ts';

/** What the member has reported, the newest first. */
export const reportsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['listReports', userId],
    queryFn: ({ signal }) => call(listReports, { params: { userId } }, { signal }),
  });

type Pages<Entry> = InfiniteData<PageOf<Entry>, string | undefined>;

const withoutItem = <Entry extends { id: string }>(
  pages: Pages<Entry> | undefined,
  id: string,
): Pages<Entry> | undefined =>
  pages && {
    ...pages,
    pages: pages.pages.map((page) => ({ ...page, items: page.items.filter((item) => item.id !== id) })),
  };

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

/** Takes what was reported from the reporter's pages, before they are fetched again. */
function hide(queryClient: QueryClient, userId: string, { kind, id }: Subject): void {
  if (kind === 'post') changeFeed(queryClient, userId, (feed) => withoutPosts(feed, new Set([id])));
  if (kind === 'comment')
    queryClient.setQueriesData<Pages<CommentEntry>>({ queryKey: ['listComments'] }, (all) =>
      withoutItem(all, id),
    );
  if (kind === 'message')
    queryClient.setQueriesData<Chat>(
      { queryKey: ['listMessages'] },
      (chat) => withoutItem(chat as Pages<Chat['pages'][0]['items'][0]>, id) as Chat | undefined,
    );
  if (kind === 'picture')
    changeFeed(queryClient, userId, (feed) => ({
      ...feed,
      pages: feed.pages.map((page) => ({
        ...page,
        items: page.items.map((post) => withoutPicture(post, id)),
      })),
    }));
}

/** Reports a thing. It goes from the reporter's pages with the answer, and with what says that it is not there. */
export const reportMutation = (queryClient: QueryClient, userId: string) =>
  mutation(['reportThing'], {
    mutationFn: (draft: ReportDraft) => call(reportThing, { body: draft }),
    onSuccess: (_report, { subject }) => hide(queryClient, userId, subject),
  });
