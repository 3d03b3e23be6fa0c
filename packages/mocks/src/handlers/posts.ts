import {
  deletionBy,
  mayReadPost,
  mediaIdIn,
  pageOf,
  postContent,
  postDescriptions,
  postMedia,
  apiError,
  keySeen,
  NO_FEELINGS,
  toldTo,
  MOST_TOLD_OF_A_POST,
} from '@friendbase/contract';
import type { FeedEntry, FeelingCounts, Post, PostCounts, StoredPost, Keyed } from '@friendbase/contract';
import type { MockHandlers } from '../mockContext.ts';
import { newestFirst } from '../store.ts';
import type { Store } from '../store.ts';
import { friendsOf } from './friendLists.ts';
import { noteNewAccount } from './newAccounts.ts';
import { requireOwnMedia } from './ownMedia.ts';
import { isHidden, isReportedBy, relationOf, requireSelf, seenMember } from './people.ts';

export const posts: Pick<MockHandlers, 'listFeed' | 'getPost' | 'createPost' | 'deletePost'> = {
  async listFeed({ params: { userId }, query }, { store, caller, now }) {
    requireSelf(caller(), userId);
    const isOfAuthor = ({ authorId }: StoredPost) => query.author === undefined || authorId === query.author;
    const readable = store.posts.findMany((q) =>
      q.where((post) => isOfAuthor(post) && isReadable(store, post, userId)),
    );
    const { items, next } = pageOf(newestFirst(readable, query), query.limit);
    return { items: items.map((post) => feedEntry(store, post, userId, now())), next };
  },

  async getPost({ params: { id } }, { store, caller, now }) {
    const { id: readerId } = caller();
    return feedEntry(store, requireReadable(store, id, readerId), readerId, now());
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
      idempotencyKey: context.key,
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

/** The comments under a post that a reader sees. */
const commentsSeen = (store: Store, postId: string, readerId: string) =>
  store.comments
    .findMany((q) => q.where({ postId }))
    .filter(({ authorId }) => !isHidden(store, readerId, authorId))
    .filter(({ id }) => !isReportedBy(store, readerId, 'comment', id));

/** How a post is counted, as a reader sees it. */
function countsOf(store: Store, postId: string, readerId: string) {
  const liked = store.likes.findMany((q) => q.where({ postId }));
  const felt = store.reactions.findMany((q) => q.where({ postId }));
  const reactions: FeelingCounts = { ...NO_FEELINGS };
  for (const { feeling } of felt) reactions[feeling] += 1;
  return {
    likesCount: liked.length,
    commentsCount: commentsSeen(store, postId, readerId).length,
    isLikedByUser: liked.some(({ userId }) => userId === readerId),
    reactions,
    ownReaction: felt.find(({ userId }) => userId === readerId)?.feeling ?? null,
  };
}

const feedEntry = (store: Store, post: StoredPost & Keyed, readerId: string, now: Date): FeedEntry => ({
  ...withMedia(store, post, readerId),
  ...keySeen(post, post.authorId === readerId, now),
  author: seenMember(store, post.authorId),
  ...countsOf(store, post.id, readerId),
});

interface CountsKnown {
  counts: PostCounts;
  /** Whether the reader is told of it: of a friend's post, and of a public one that they like or have commented on. */
  isTold: boolean;
  /** Differs where it was changed by somebody with whom the reader has no block. */
  changes: string;
}

/** How others' posts are counted that a reader can read. Of their own they are told in another way. */
export const countsKnown = (store: Store, readerId: string): CountsKnown[] =>
  store.posts
    .findMany((q) => q.where(({ authorId }) => authorId !== readerId))
    .filter((post) => isReadable(store, post, readerId))
    .map(({ id: postId, authorId }) => {
      const counts = { postId, ...countsOf(store, postId, readerId) };
      const comments = commentsSeen(store, postId, readerId);
      const likers = store.likes
        .findMany((q) => q.where({ postId }))
        .filter(({ userId }) => !isHidden(store, readerId, userId));
      const felt = store.reactions
        .findMany((q) => q.where({ postId }))
        .filter(({ userId }) => !isHidden(store, readerId, userId));
      return {
        counts,
        isTold:
          relationOf(store, readerId, authorId) === 'friend' ||
          counts.isLikedByUser ||
          comments.some((comment) => comment.authorId === readerId),
        changes: [
          ...likers.map(({ userId }) => userId),
          ...felt.map(({ userId, feeling }) => `${userId} ${feeling}`),
          ...comments.map(({ id }) => id),
        ].join(' '),
      };
    });
