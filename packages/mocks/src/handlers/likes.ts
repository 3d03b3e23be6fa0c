import { toldOfPost, toldOfTaking } from '@friendbase/contract';
import type { Like } from '@friendbase/contract';
import type { MockContext, MockHandlers } from '../mockContext.ts';
import { requireSelf } from './people.ts';
import { requireReadable } from './posts.ts';

type LikeHandlers = Pick<MockHandlers, 'createLike' | 'deleteLike'>;

export const likes: LikeHandlers = {
  async createLike({ body: like }, context) {
    const post = mustReach(like, context);
    const { likes: given } = context.store;
    const known = given.findFirst((q) => q.where(like));
    if (known) return known;
    await context.tell(...toldOfPost('like', post, like.userId));
    return given.create(like);
  },

  async deleteLike({ params: like }, context) {
    requireSelf(context.caller(), like.userId);
    const { likes: given, posts } = context.store;
    const { postId, userId } = like;
    const post = posts.findFirst((q) => q.where({ id: postId }));
    // What is their own can always go, also where they cannot read the post anymore.
    if (!post || !given.findFirst((q) => q.where(like))) return void mustReach(like, context);
    given.delete((q) => q.where(like));
    await context.tell(...toldOfTaking('like', { postId, authorId: post.authorId }, userId));
  },
};

/** Throws 403 for another member's like, and 404 for a post the caller cannot read, known or not. */
function mustReach({ userId, postId }: Like, { store, caller }: MockContext) {
  requireSelf(caller(), userId);
  return requireReadable(store, postId, userId);
}
