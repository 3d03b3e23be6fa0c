import { cursorOf, mayReadPost, pageOf, postContent } from '@friendbase/contract';
import type { FeedEntry, Post } from '@friendbase/contract';
import type { MockHandlers } from '../mock.ts';
import type { Store } from '../store.ts';
import { mustBe, relationOf } from './people.ts';

export const posts: Pick<MockHandlers, 'listFeed' | 'createPost'> = {
  async listFeed({ params: { userId }, query: { before, limit } }, { store, caller }) {
    mustBe(caller(), userId);
    const newestFirst = store.posts
      .findMany((q) => q.where((post) => isReadable(store, post, userId)))
      .filter((post) => !before || cursorOf(post) < cursorOf(before))
      .toSorted((a, b) => (cursorOf(a) < cursorOf(b) ? 1 : -1));
    const { items, next } = pageOf(newestFirst.slice(0, limit + 1), limit);
    return { items: items.map((post) => feedEntry(store, post, userId)), next };
  },

  async createPost({ body }, { store, caller, now }) {
    mustBe(caller(), body.authorId);
    return store.posts.create({
      ...body,
      content: postContent(body),
      id: crypto.randomUUID(),
      createdAt: now().toISOString(),
    });
  },
};

export const isReadable = (store: Store, { privacy, authorId }: Post, readerId: string): boolean =>
  mayReadPost(privacy, relationOf(store, readerId, authorId));

function feedEntry({ members, likes }: Store, post: Post, readerId: string): FeedEntry {
  const liked = likes.findMany((q) => q.where({ postId: post.id }));
  return {
    ...post,
    author: members.findFirst((q) => q.where({ id: post.authorId }), { strict: true }),
    isLikedByUser: liked.some(({ userId }) => userId === readerId),
    likesCount: liked.length,
    // No call writes a comment yet.
    commentsCount: 0,
  };
}
