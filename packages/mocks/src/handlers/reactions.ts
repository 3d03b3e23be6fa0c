import { toldOfPost, toldOfTaking } from '@friendbase/contract';
import type { MockHandlers } from '../mockContext.ts';
import { requireReadable } from './posts.ts';

type ReactionHandlers = Pick<MockHandlers, 'setReaction' | 'deleteReaction'>;

export const reactions: ReactionHandlers = {
  async setReaction({ params: { id: postId }, body: { feeling } }, { store, caller, tell }) {
    const { id: userId } = caller();
    const post = requireReadable(store, postId, userId);
    const { reactions: given } = store;
    if (given.findFirst((q) => q.where({ userId, postId }))?.feeling === feeling) return;
    given.delete((q) => q.where({ userId, postId }));
    await given.create({ userId, postId, feeling });
    await tell(...toldOfPost('reaction', post, userId));
  },

  async deleteReaction({ params: { id: postId } }, { store, caller, tell }) {
    const { id: userId } = caller();
    const post = store.posts.findFirst((q) => q.where({ id: postId }));
    // What is their own can always go, also where they cannot read the post anymore.
    if (!post || !store.reactions.findFirst((q) => q.where({ userId, postId })))
      return void requireReadable(store, postId, userId);
    store.reactions.delete((q) => q.where({ userId, postId }));
    await tell(...toldOfTaking('reaction', { postId, authorId: post.authorId }, userId));
  },
};
