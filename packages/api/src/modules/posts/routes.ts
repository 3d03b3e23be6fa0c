import { apiError, deletionBy, toldTo } from '@friendbase/contract';
import type { Deps } from '../../http/context.ts';
import { requireSelf } from '../context.ts';
import type { HandlersOf } from '../context.ts';
import { noteNewAccount } from '../moderation/newAccounts.ts';
import { deletePost, friendsToTell, sharePost } from './commands.ts';
import { readEntry, readFeed } from './feed.ts';
import { requireReadablePost } from './model.ts';

type PostHandlers = HandlersOf<'listFeed' | 'getPost' | 'createPost' | 'deletePost'>;

export const postHandlers = ({ db, clock, ids, live }: Deps): PostHandlers => ({
  listFeed: async ({ params, query }, context) =>
    readFeed(db, requireSelf(params.userId, context), query, clock.now()),
  async getPost({ params: { id } }, { member }) {
    await requireReadablePost(db, id, member.id);
    const entry = await readEntry(db, member.id, id, clock.now());
    // It may have been deleted in between.
    if (!entry) throw apiError('postNotFound');
    return entry;
  },
  async createPost({ body }, context) {
    requireSelf(body.authorId, context);
    return context.createOnce(async (trx) => {
      const now = clock.now();
      const post = await sharePost(trx, body, { id: ids.next(), now, key: context.key });
      const { id, content, privacy } = post;
      const acts = { words: privacy === 'public' ? content : '' };
      const subject = { kind: 'post', id } as const;
      await noteNewAccount(trx, {
        live,
        member: context.member,
        subject,
        content,
        acts,
        nextId: () => ids.next(),
        now,
      });
      const friends = await friendsToTell(trx, body.authorId);
      live.tell(trx, ...toldTo(friends, { name: 'post', data: { postId: id } }));
      return post;
    });
  },
  deletePost: ({ params: { id } }, { member, write }) =>
    write((trx) => deletePost(trx, id, deletionBy(member, clock.now()))),
});
