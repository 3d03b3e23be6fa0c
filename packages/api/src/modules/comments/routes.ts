import { deletionBy, keySeen, toldOfPost, toldOfTaking } from '@friendbase/contract';
import type { Deps } from '../../http/context.ts';
import type { HandlersOf } from '../context.ts';
import { requireReadablePost } from '../posts/model.ts';
import { deleteComment, writeComment } from './commands.ts';
import { readComments } from './model.ts';

type CommentHandlers = HandlersOf<'listComments' | 'createComment' | 'deleteComment'>;

export const commentHandlers = ({ db, clock, ids, live }: Deps): CommentHandlers => ({
  async listComments({ params, query }, { member }) {
    await requireReadablePost(db, params.id, member.id);
    return readComments(db, params.id, member.id, query, clock.now());
  },

  async createComment({ params, body }, { member, createOnce, key = null }) {
    const comment = {
      id: ids.next(),
      postId: params.id,
      authorId: member.id,
      content: body.content,
      createdAt: clock.now().toISOString(),
    };
    const stored = { ...comment, idempotencyKey: key };
    return createOnce(async (trx) => {
      const authorId = await writeComment(trx, stored);
      live.tell(trx, ...toldOfPost('comment', { id: params.id, authorId }, member.id));
      await live.tellCounted(trx, params.id, member.id);
      return { ...comment, ...keySeen(stored, true, clock.now()), author: member };
    });
  },

  deleteComment: ({ params }, { member, write }) =>
    write(async (trx) => {
      const authorId = await deleteComment(trx, params, deletionBy(member, clock.now()));
      live.tell(trx, ...toldOfTaking('comment', { postId: params.id, authorId }, member.id));
      await live.tellCounted(trx, params.id, member.id);
    }),
});
