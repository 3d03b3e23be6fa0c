import {
  deletionBy,
  mayReadPost,
  mediaIdIn,
  pageOf,
  postContent,
  postDescriptions,
  postMedia,
  apiError,
  NO_FEELINGS,
  toldTo,
  MOST_TOLD_OF_A_POST,
} from '@friendbase/contract';
import type { FeedEntry, FeelingCounts, Post, StoredPost } from '@friendbase/contract';
import type { MockHandlers } from '../mock.ts';
import { newestFirst } from '../store.ts';
import type { Store } from '../store.ts';
import { friendsOf } from './friendLists.ts';
import { noteNewAccount } from './newAccounts.ts';
import { requireOwnMedia } from './ownMedia.ts';
import { isHidden, isReportedBy, relationOf, requireSelf, seenMember } from './people.ts';

export const posts: Pick<MockHandlers, 'listFeed' | 'getPost' | 'createPost' | 'deletePost'> = {
  async listFeed({ params: { userId }, query }, { store, caller }) {
    requireSelf(caller(), userId);
    const readable = store.posts.findMany((q) => q.where((post) => isReadable(store, post, userId)));
    const { items, next } = pageOf(newestFirst(readable, query), query.limit);
    return { items: items.map((post) => feedEntry(store, post, userId)), next };
  },

  async getPost({ params: { id } }, { store, caller }) {
    const { id: readerId } = caller();
    return feedEntry(store, requireReadable(store, id, readerId), readerId);
  },

  async createPost({ body }, context) {
    const { store, caller, now } = context;
    requireSelf(caller(), body.authorId);
    const media = body.mediaUrls.map((url) => requireOwnMedia(store, url, body.authorId));
    const post = await store.posts.create({
      ...body,
      content: postContent(body),
      mediaDescriptions: postDescriptions(body, media),
      id: crypto.randomUUID(),
      createdAt: now().toISOString(),
    });
    const words = post.privacy === 'public' ? post.content : '';
    await noteNewAccount(context, { kind: 'post', id: post.id }, post.content, { words });
    const friends = friendsOf(store, body.authorId).slice(0, MOST_TOLD_OF_A_POST);
    await context.tell(...toldTo(friends, { name: 'post', data: { postId: post.id } }));
    return withMedia(store, post, body.authorId);
  },

  async deletePost({ params: { id } }, { store, caller, now }) {
    const me = caller();
    if (requireReadable(store, id, me.id).authorId !== me.id) throw apiError('notYourPost');
    await store.posts.update((q) => q.where({ id }), {
      data: (post) => void Object.assign(post, deletionBy(me, now())),
    });
  },
};

export const isReadable = (
  store: Store,
  { id, privacy, authorId }: Pick<StoredPost, 'id' | 'privacy' | 'authorId'>,
  readerId: string,
): boolean =>
  mayReadPost(privacy, relationOf(store, readerId, authorId)) && !isReportedBy(store, readerId, 'post', id);

/** Throws 404 for a post that is not there, and in the same words for one this reader may not see. */
export function requireReadable(store: Store, postId: string, readerId: string): StoredPost {
  const post = store.posts.findFirst((q) => q.where({ id: postId }));
  if (!post || !isReadable(store, post, readerId)) throw apiError('postNotFound');
  return post;
}

/** With what is known of its pictures and videos, without those that are hidden from the reader. */
function withMedia(store: Store, post: StoredPost, readerId: string): Post {
  const carried = post.mediaUrls.flatMap((url, place) => {
    const found = store.media.findFirst((q) => q.where({ id: mediaIdIn(url) }));
    const isShown = found && !isReportedBy(store, readerId, 'picture', found.id);
    return isShown
      ? [{ url, description: post.mediaDescriptions[place] ?? '', media: postMedia(found) }]
      : [];
  });
  return {
    ...post,
    media: carried.map(({ media }) => media),
    mediaUrls: carried.map(({ url }) => url),
    mediaDescriptions: carried.map(({ description }) => description),
  };
}

function feedEntry(store: Store, post: StoredPost, readerId: string): FeedEntry {
  const liked = store.likes.findMany((q) => q.where({ postId: post.id }));
  const comments = store.comments.findMany((q) => q.where({ postId: post.id }));
  const felt = store.reactions.findMany((q) => q.where({ postId: post.id }));
  const reactions: FeelingCounts = { ...NO_FEELINGS };
  for (const { feeling } of felt) reactions[feeling] += 1;
  return {
    ...withMedia(store, post, readerId),
    author: seenMember(store, post.authorId),
    isLikedByUser: liked.some(({ userId }) => userId === readerId),
    likesCount: liked.length,
    reactions,
    ownReaction: felt.find(({ userId }) => userId === readerId)?.feeling ?? null,
    commentsCount: comments
      .filter(({ authorId }) => !isHidden(store, readerId, authorId))
      .filter(({ id }) => !isReportedBy(store, readerId, 'comment', id)).length,
  };
}
