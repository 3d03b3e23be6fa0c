import { describe, expect, it } from 'vitest';
import { createComment, deleteComment, listComments } from '../comments.ts';
import { createLike } from '../likes.ts';
import { createPost, deletePost } from '../postDraft.ts';
import { expectCallError, feedOf } from './ask.ts';
import type { OpenBackend } from './backend.ts';
import { deleteReaction, setReaction } from '../reactions.ts';
import { ids } from './pages.ts';
import {
  annAndBen,
  everyRelation,
  friendsPostOf,
  memberId,
  postBy,
  postId,
  publicPostOf,
  RELATIONS,
  UNKNOWN_ID,
  withPosts,
} from './seeds.ts';
import { commentBy, commentId } from './talkSeeds.ts';

/** Two posts of Ann's, the first of them liked and commented. */
const likedAndCommented = {
  ...withPosts([postBy('ann', 1), postBy('ann', 2)]),
  likes: [{ userId: memberId('ben'), postId: postId(1) }],
  reactions: [{ userId: memberId('ann'), postId: postId(1), feeling: 'happy' as const }],
  comments: [commentBy('ben', 1), commentBy('ann', 2)],
};

/** Taking a post back. */
export function postDeletionConform(backendName: string, open: OpenBackend): void {
  describe(`taking a post back on ${backendName}`, () => {
    it('refuses the posts of others that Ann can read, finds no other, and takes none away', async () => {
      await using backend = await open(everyRelation);
      const ann = await backend.as('ann');
      const before = await feedOf(ann, 'ann', { limit: 100 });
      for (const [name, , readsPublic, readsFriends] of RELATIONS.slice(1)) {
        const isRead = { [publicPostOf(name)]: readsPublic, [friendsPostOf(name)]: readsFriends };
        for (const [id, reads] of Object.entries(isRead)) {
          await expectCallError(ann, deletePost, { params: { id } }, reads ? 'notYourPost' : 'postNotFound');
        }
      }
      await expectCallError(ann, deletePost, { params: { id: UNKNOWN_ID } }, 'postNotFound');
      expect(await feedOf(ann, 'ann', { limit: 100 })).toEqual(before);
      const { items } = await feedOf(await backend.as('finn'), 'finn');
      expect(ids(items)).toContain(publicPostOf('finn'));
    });

    it('takes it out of every feed, and leaves the other posts', async () => {
      await using backend = await open(likedAndCommented);
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      await expect(ann.call(deletePost, { params: { id: postId(1) } })).resolves.toBeUndefined();
      expect(ids((await feedOf(ann, 'ann')).items)).toEqual([postId(2)]);
      expect(ids((await feedOf(ben, 'ben')).items)).toEqual([postId(2)]);
    });

    it('takes its likes and comments with it, so that nothing finds it anymore', async () => {
      await using backend = await open(likedAndCommented);
      const ann = await backend.as('ann');
      const params = { id: postId(1) };
      await ann.call(deletePost, { params });
      await expectCallError(ann, deletePost, { params }, 'postNotFound');
      await expectCallError(ann, listComments, { params, query: {} }, 'postNotFound');
      await expectCallError(ann, createComment, { params, body: { content: 'Gone?' } }, 'postNotFound');
      await expectCallError(
        ann,
        deleteComment,
        { params: { ...params, commentId: commentId(2) } },
        'postNotFound',
      );
      await expectCallError(
        ann,
        createLike,
        { body: { userId: memberId('ann'), postId: postId(1) } },
        'postNotFound',
      );
      await expectCallError(ann, setReaction, { params, body: { feeling: 'hug' } }, 'postNotFound');
      await expectCallError(ann, deleteReaction, { params }, 'postNotFound');
    });

    it('works for a post that was just shared, once', async () => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      const { id } = await ann.call(createPost, { body: { authorId: memberId('ann'), content: 'Oops' } });
      await ann.call(deletePost, { params: { id } });
      await expectCallError(ann, deletePost, { params: { id } }, 'postNotFound');
      await expect(feedOf(ann, 'ann')).resolves.toMatchObject({ items: [] });
    });
  });
}
