import { describe, expect, it } from 'vitest';
import { deleteComment, listComments } from '../comments.ts';
import { deleteFriendship } from '../friendships.ts';
import { expectCallError, feedOf } from './ask.ts';
import type { OpenBackend, Visitor } from './backend.ts';
import { ids } from './pages.ts';
import {
  everyRelation,
  friendshipId,
  friendsPostOf,
  postBy,
  postId,
  publicPostOf,
  UNKNOWN_ID,
  withPosts,
} from './seeds.ts';
import { commentBy, commentId } from './talkSeeds.ts';

const post = publicPostOf('ben');

/** Ben’s public post with comments by himself, Ann and Hugo. */
const threeComments = {
  ...everyRelation,
  comments: (['ben', 'ann', 'hugo'] as const).map((name, n) => commentBy(name, n + 1, { postId: post })),
};

const left = async (someone: Visitor, id = post): Promise<string[]> =>
  ids((await someone.call(listComments, { params: { id }, query: {} })).items);

/** Deleting one's own comment, or a comment under one's own post. */
export function commentDeletionConform(backendName: string, open: OpenBackend): void {
  describe(`taking comments back on ${backendName}`, () => {
    it('refuses to take down what another wrote under the post of another', async () => {
      await using backend = await open(threeComments);
      const ann = await backend.as('ann');
      for (const n of [1, 3]) {
        await expectCallError(
          ann,
          deleteComment,
          { params: { id: post, commentId: commentId(n) } },
          'notYourComment',
        );
      }
      expect(await left(ann)).toEqual([1, 2, 3].map(commentId));
    });

    it('finds no comment under an unknown id, an unknown post or a post that it is not under', async () => {
      await using backend = await open(threeComments);
      const ann = await backend.as('ann');
      for (const params of [
        { id: post, commentId: UNKNOWN_ID },
        { id: publicPostOf('ann'), commentId: commentId(2) },
        { id: publicPostOf('ann'), commentId: commentId(1) },
      ]) {
        await expectCallError(ann, deleteComment, { params }, 'commentNotFound');
      }
      const underNoPost = { id: UNKNOWN_ID, commentId: commentId(2) };
      await expectCallError(ann, deleteComment, { params: underNoPost }, 'postNotFound');
      expect(await left(ann)).toEqual([1, 2, 3].map(commentId));
    });

    it('takes back a comment of hers under a post she can no longer read', async () => {
      const id = friendsPostOf('ben');
      await using backend = await open({ ...everyRelation, comments: [commentBy('ann', 1, { postId: id })] });
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      await ann.call(deleteFriendship, { params: { id: friendshipId(1) } });
      const params = { id, commentId: commentId(1) };
      await expect(ann.call(deleteComment, { params })).resolves.toBeUndefined();
      await expectCallError(ann, deleteComment, { params }, 'postNotFound');
      expect(await left(ben, id)).toEqual([]);
    });

    it('finds no comment by somebody Ann is not to meet, even under her own post', async () => {
      const id = publicPostOf('ann');
      await using backend = await open({
        ...everyRelation,
        comments: [commentBy('finn', 1, { postId: id })],
      });
      await expectCallError(
        await backend.as('ann'),
        deleteComment,
        { params: { id, commentId: commentId(1) } },
        'commentNotFound',
      );
      expect(await left(await backend.as('hugo'), id)).toEqual([commentId(1)]);
    });

    it('takes one’s own comment back, once', async () => {
      await using backend = await open(threeComments);
      const ann = await backend.as('ann');
      const params = { id: post, commentId: commentId(2) };
      await expect(ann.call(deleteComment, { params })).resolves.toBeUndefined();
      await expectCallError(ann, deleteComment, { params }, 'commentNotFound');
      expect(await left(ann)).toEqual([1, 3].map(commentId));
    });

    it('takes down what anyone wrote under one’s own post', async () => {
      await using backend = await open({
        ...withPosts([postBy('ben', 1)]),
        comments: [commentBy('ann', 1), commentBy('ben', 2)],
      });
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      await ben.call(deleteComment, { params: { id: postId(1), commentId: commentId(1) } });
      expect(await left(ann, postId(1))).toEqual([commentId(2)]);
      await expect(feedOf(ann, 'ann')).resolves.toMatchObject({ items: [{ commentsCount: 1 }] });
    });
  });
}
