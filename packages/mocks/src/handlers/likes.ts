import type { Like } from '@friendbase/contract';
import type { MockContext, MockHandlers } from '../mock.ts';
import { requireSelf } from './people.ts';
import { requireReadable } from './posts.ts';

export const likes: Pick<MockHandlers, 'createLike' | 'deleteLike'> = {
  async createLike({ body: like }, context) {
    mustReach(like, context);
    const { likes: given } = context.store;
    return given.findFirst((q) => q.where(like)) ?? given.create(like);
  },

  async deleteLike({ params: like }, context) {
    requireSelf(context.caller(), like.userId);
    const { likes: given, posts } = context.store;
    const isPostThere = posts.findFirst((q) => q.where({ id: like.postId })) !== undefined;
    // What is their own can always go, also where they cannot read the post anymore.
    if (!isPostThere || !given.findFirst((q) => q.where(like))) mustReach(like, context);
    given.delete((q) => q.where(like));
  },
};

/** Throws 403 for another member's like, and 404 for a post the caller cannot read, known or not. */
function mustReach({ userId, postId }: Like, { store, caller }: MockContext): void {
  requireSelf(caller(), userId);
  requireReadable(store, postId, userId);
}
