import { describe, expect, it } from 'vitest';
import { updateFriendship } from '../friendships.ts';
import { createLike, deleteLike } from '../likes.ts';
import { ask, expectCallError, feedOf } from './ask.ts';
import type { OpenBackend, Visitor } from './backend.ts';
import {
  annAndBen,
  everyRelation,
  friendshipId,
  friendsPostOf,
  memberId,
  postBy,
  postId,
  publicPostOf,
  RELATIONS,
  UNKNOWN_ID,
  withPosts,
} from './seeds.ts';
import type { Name } from './seeds.ts';

const onePost = withPosts([postBy('ben', 1)]);
const likeOf = (name: Name, post: string) => ({ userId: memberId(name), postId: post });

/** What one reader sees of the likes of the one post. */
async function likesSeenBy(visitor: Visitor, name: Name): Promise<unknown> {
  const { items } = await feedOf(visitor, name);
  return items.map(({ likesCount, isLikedByUser }) => [likesCount, isLikedByUser]);
}

/** Liking a post and taking a like back. */
export function likesConform(backendName: string, open: OpenBackend): void {
  describe(`likes on ${backendName}`, () => {
    it('refuses a like in the name of another, and to take back another’s like', async () => {
      await using backend = await open({ ...onePost, likes: [likeOf('ben', postId(1))] });
      const ann = await backend.as('ann');
      const like = likeOf('ben', postId(1));
      await expectCallError(ann, createLike, { body: like }, 'notYourAccount');
      await expectCallError(ann, deleteLike, { params: like }, 'notYourAccount');
      await expectCallError(ann, createLike, { body: likeOf('ben', UNKNOWN_ID) }, 'notYourAccount');
      expect(await likesSeenBy(ann, 'ann')).toEqual([[1, false]]);
    });

    it('finds no post under an unknown id', async () => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      const like = likeOf('ann', UNKNOWN_ID);
      await expectCallError(ann, createLike, { body: like }, 'postNotFound');
      await expectCallError(ann, deleteLike, { params: like }, 'postNotFound');
    });

    it.each(RELATIONS)(
      'lets Ann like exactly what she can read of %s, %s',
      async (name, _, isPublic, isFriends) => {
        await using backend = await open(everyRelation);
        const ann = await backend.as('ann');
        const answers = [];
        for (const post of [publicPostOf(name), friendsPostOf(name)]) {
          answers.push((await ask(ann, 'post', createLike.path, likeOf('ann', post))).status);
          answers.push((await ask(ann, 'delete', `/api/likes/${memberId('ann')}/${post}`)).status);
        }
        expect(answers).toEqual([
          ...(isPublic ? [201, 204] : [404, 404]),
          ...(isFriends ? [201, 204] : [404, 404]),
        ]);
      },
    );

    it('counts for everybody, and is marked for the one who likes', async () => {
      await using backend = await open(onePost);
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      const like = likeOf('ann', postId(1));
      await expect(ann.call(createLike, { body: like })).resolves.toEqual(like);
      expect(await likesSeenBy(ann, 'ann')).toEqual([[1, true]]);
      expect(await likesSeenBy(ben, 'ben')).toEqual([[1, false]]);
      await ben.call(createLike, { body: likeOf('ben', postId(1)) });
      expect(await likesSeenBy(ann, 'ann')).toEqual([[2, true]]);
    });

    it('is one like when given twice, also at once', async () => {
      await using backend = await open(onePost);
      const ann = await backend.as('ann');
      const body = likeOf('ann', postId(1));
      await ann.call(createLike, { body });
      await Promise.all([1, 2, 3, 4].map(() => ann.call(createLike, { body })));
      expect(await likesSeenBy(ann, 'ann')).toEqual([[1, true]]);
    });

    it('can be taken back, also twice, and given again', async () => {
      await using backend = await open({
        ...onePost,
        likes: [likeOf('ann', postId(1)), likeOf('ben', postId(1))],
      });
      const ann = await backend.as('ann');
      const like = likeOf('ann', postId(1));
      expect(await likesSeenBy(ann, 'ann')).toEqual([[2, true]]);
      await ann.call(deleteLike, { params: like });
      await ann.call(deleteLike, { params: like });
      expect(await likesSeenBy(ann, 'ann')).toEqual([[1, false]]);
      await ann.call(createLike, { body: like });
      expect(await likesSeenBy(ann, 'ann')).toEqual([[2, true]]);
    });

    it('can be taken back from a post that its author no longer lets her read, which stays hidden', async () => {
      await using backend = await open({ ...onePost, likes: [likeOf('ann', postId(1))] });
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      const block = { params: { id: friendshipId(1) }, body: { status: 'blocked' } } as const;
      await ben.call(updateFriendship, block);
      const like = likeOf('ann', postId(1));
      await expect(ann.call(deleteLike, { params: like })).resolves.toBeUndefined();
      expect(await likesSeenBy(ben, 'ben')).toEqual([[0, false]]);
      await expectCallError(ann, deleteLike, { params: like }, 'postNotFound');
      await expectCallError(ann, createLike, { body: like }, 'postNotFound');
      expect(await likesSeenBy(ann, 'ann')).toEqual([]);
    });

    it('stays with its own post', async () => {
      await using backend = await open(withPosts([postBy('ben', 1), postBy('ben', 2), postBy('ann', 3)]));
      const ann = await backend.as('ann');
      await ann.call(createLike, { body: likeOf('ann', postId(2)) });
      expect(await likesSeenBy(ann, 'ann')).toEqual([
        [0, false],
        [1, true],
        [0, false],
      ]);
    });
  });
}
