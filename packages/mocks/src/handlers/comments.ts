import {
  deletionBy,
  mayDeleteComment,
  keySeen,
  oldestFirstPageOf,
  apiError,
  toldOfPost,
  toldOfTaking,
} from '@friendbase/contract';
import type { MockHandlers } from '../mockContext.ts';
import { newestFirst } from '../store.ts';
import { isHidden, isReportedBy, requireMember, seenMember } from './people.ts';
import { requireReadable } from './posts.ts';

type CommentHandlers = Pick<MockHandlers, 'listComments' | 'createComment' | 'deleteComment'>;

export const comments: CommentHandlers = {
  async listComments({ params: { id: postId }, query }, { store, caller, now }) {
    const { id: readerId } = caller();
    requireReadable(store, postId, readerId);
    const readable = store.comments
      .findMany((q) => q.where({ postId }))
      .filter(({ authorId }) => !isHidden(store, readerId, authorId))
      .filter(({ id }) => !isReportedBy(store, readerId, 'comment', id));
    const { items, next } = oldestFirstPageOf(newestFirst(readable, query), query.limit);
    return {
      items: items.map((it) => ({
        ...it,
        ...keySeen(it, it.authorId === readerId, now()),
        author: seenMember(store, it.authorId),
      })),
      next,
    };
  },

  async createComment({ params: { id: postId }, body }, { store, caller, now, tell, key }) {
    const { id: authorId } = caller();
    const post = requireReadable(store, postId, authorId);
    await tell(...toldOfPost('comment', post, authorId));
    const comment = await store.comments.create({
      id: crypto.randomUUID(),
      postId,
      authorId,
      content: body.content,
      createdAt: now().toISOString(),
      idempotencyKey: key,
    });
    return { ...comment, ...keySeen(comment, true, now()), author: requireMember(store, authorId) };
  },

  async deleteComment({ params: { id: postId, commentId } }, { store, caller, now, tell }) {
    const me = caller();
    const memberId = me.id;
    const found = store.posts.findFirst((q) => q.where({ id: postId }));
    const comment = store.comments.findFirst((q) => q.where({ id: commentId, postId }));
    // One's own can always be taken back, also where the post cannot be read anymore.
    if (!found || comment?.authorId !== memberId) {
      const post = requireReadable(store, postId, memberId);
      if (!comment || isHidden(store, memberId, comment.authorId)) throw apiError('commentNotFound');
      if (!mayDeleteComment(comment, post, memberId)) throw apiError('notYourComment');
    }
    await store.comments.update((q) => q.where({ id: commentId }), {
      data: (it) => void Object.assign(it, deletionBy(me, now())),
    });
    await tell(...toldOfTaking('comment', { postId, authorId: found?.authorId }, memberId));
  },
};
