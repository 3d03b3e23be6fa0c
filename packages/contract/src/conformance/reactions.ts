import { describe, expect, it } from 'vitest';
import { FEELINGS, NO_FEELINGS } from '../feelings.ts';
import type { Feeling } from '../feelings.ts';
import { updateFriendship } from '../friendships.ts';
import { deleteReaction, setReaction } from '../reactions.ts';
import type { Reaction } from '../reactions.ts';
import { ask, expectCallError, expectError, feedOf, invalid } from './ask.ts';
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
  withPosts,
} from './seeds.ts';
import type { Name } from './seeds.ts';

const onePost = withPosts([postBy('ben', 1)]);

/** What a member feels about the one post. */
const felt = (name: Name, feeling: Feeling): Reaction => ({
  userId: memberId(name),
  postId: postId(1),
  feeling,
});

const feel = (visitor: Visitor, feeling: Feeling, id = postId(1)) =>
  visitor.call(setReaction, { params: { id }, body: { feeling } });
const takeBack = (visitor: Visitor, id = postId(1)) => visitor.call(deleteReaction, { params: { id } });

/** What one reader sees of what is felt about the one post. */
async function seenBy(visitor: Visitor, name: Name): Promise<unknown> {
  const { items } = await feedOf(visitor, name);
  return items.map(({ reactions, ownReaction }) => [reactions, ownReaction]);
}

/** What members feel about a post, beside liking it. */
export function reactionsConform(backendName: string, open: OpenBackend): void {
  describe(`reactions on ${backendName}`, () => {
    it.each(RELATIONS)(
      'are for Ann to give to exactly what she can read of %s, %s',
      async (name, _, isPublic, isFriends) => {
        await using backend = await open(everyRelation);
        const ann = await backend.as('ann');
        const answers = [];
        for (const post of [publicPostOf(name), friendsPostOf(name)]) {
          const path = `/api/posts/${post}/reaction`;
          answers.push((await ask(ann, 'put', path, { feeling: 'hug' })).status);
          answers.push((await ask(ann, 'delete', path)).status);
        }
        const statusOf = (reads: boolean) => (reads ? [204, 204] : [404, 404]);
        expect(answers).toEqual([...statusOf(isPublic), ...statusOf(isFriends)]);
      },
    );

    it('are counted by feeling for everybody, and told apart for the one who feels', async () => {
      await using backend = await open({ ...onePost, reactions: [felt('ben', 'sad')] });
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      for (const feeling of FEELINGS) {
        await feel(ann, feeling);
        const expected = { ...NO_FEELINGS, sad: 1, [feeling]: feeling === 'sad' ? 2 : 1 };
        expect(await seenBy(ann, 'ann')).toEqual([[expected, feeling]]);
        expect(await seenBy(ben, 'ben')).toEqual([[expected, 'sad']]);
      }
    });

    it('are one a member and post, also when many are given at once', async () => {
      await using backend = await open(onePost);
      const ann = await backend.as('ann');
      await Promise.all([...FEELINGS, ...FEELINGS].map((feeling) => feel(ann, feeling)));
      await feel(ann, 'hug');
      expect(await seenBy(ann, 'ann')).toEqual([[{ ...NO_FEELINGS, hug: 1 }, 'hug']]);
    });

    it('can be taken back, also twice, and others’ stay', async () => {
      await using backend = await open({ ...onePost, reactions: [felt('ann', 'hug'), felt('ben', 'hug')] });
      const ann = await backend.as('ann');
      await takeBack(ann);
      await takeBack(ann);
      expect(await seenBy(ann, 'ann')).toEqual([[{ ...NO_FEELINGS, hug: 1 }, null]]);
    });

    it('can be taken back from a post that its author no longer lets her read, which stays hidden', async () => {
      await using backend = await open({ ...onePost, reactions: [felt('ann', 'hug')] });
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      const block = { params: { id: friendshipId(1) }, body: { status: 'blocked' } } as const;
      await ben.call(updateFriendship, block);
      await takeBack(ann);
      expect(await seenBy(ben, 'ben')).toEqual([[NO_FEELINGS, null]]);
      const params = { id: postId(1) };
      await expectCallError(ann, deleteReaction, { params }, 'postNotFound');
      await expectCallError(ann, setReaction, { params, body: { feeling: 'hug' } }, 'postNotFound');
    });
  });
}

/** Refused before any handler runs. */
export function reactionShapesConform(backendName: string, open: OpenBackend): void {
  it(`a feeling that there is not is refused on ${backendName}`, async () => {
    await using backend = await open(annAndBen);
    const path = `/api/posts/${postId(1)}/reaction`;
    expectError(await ask(await backend.as('ann'), 'put', path, { feeling: 'angry' }), ...invalid('feeling'));
  });
}
