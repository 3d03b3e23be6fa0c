import { describe, expect, it } from 'vitest';
import { fillPath } from '../addresses.ts';
import type { Seed } from '../fixtures/seed.ts';
import { deleteFriendship } from '../friendships.ts';
import { mediaUrl } from '../media.ts';
import { getMedia } from '../mediaFiles.ts';
import { createPost, deletePost } from '../postDraft.ts';
import { updateUser } from '../profileChange.ts';
import { ask, expectError, expectCallError, feedOf } from './ask.ts';
import type { OpenBackend, Visitor } from './backend.ts';
import { UNUSABLE, withMedia } from './mediaSeeds.ts';
import {
  annAndBen,
  everyRelation,
  friendshipId,
  mediaId,
  mediaUrls,
  memberId,
  pictureOf,
  postBy,
  postId,
  RELATIONS,
  UNKNOWN_ID,
} from './seeds.ts';
import type { Name } from './seeds.ts';

/** How the file of a picture answers to somebody. */
export const statusFor = async (visitor: Visitor, n: number): Promise<number> =>
  (await ask(visitor, 'get', fillPath(getMedia.path, { id: mediaId(n) }))).status;

const postWith = (author: Name, n: number, privacy: 'public' | 'friends') =>
  postBy(author, n, { privacy, mediaUrls: mediaUrls(n), mediaDescriptions: [''] });

/** Everybody shows the picture of the post's number to all, and another one to friends. */
const everyRelationWithMedia: Seed = {
  ...everyRelation,
  media: RELATIONS.flatMap(([name], index) => [1, 2].map((n) => pictureOf(name, index * 2 + n))),
  posts: RELATIONS.flatMap(([name], index) => [
    postWith(name, index * 2 + 1, 'public'),
    postWith(name, index * 2 + 2, 'friends'),
  ]),
};

/** Pictures and videos: who shares them, and who sees them. */
export function mediaConform(backendName: string, open: OpenBackend): void {
  describe(`sharing a picture on ${backendName}`, () => {
    it.each(UNUSABLE)('refuses %s in the words of an unknown one, and shares nothing', async (_, id) => {
      await using backend = await open(withMedia);
      const ann = await backend.as('ann');
      const draft = { authorId: memberId('ann'), content: 'Look', privacy: 'public' };
      const shared = { ...draft, mediaUrls: [...mediaUrls(1), mediaUrl(id)] };
      expectError(await ask(ann, 'post', createPost.path, shared), 'mediaNotFound');
      await expect(feedOf(ann, 'ann')).resolves.toMatchObject({ items: [] });
      expect(await statusFor(await backend.as('ben'), 1)).toBe(404);
    });

    it('refuses a picture of a post that moderators have hidden, and takes one of a post that went otherwise', async () => {
      const hidden = { deletedAt: '2024-03-01T08:00:00.000Z', deletedBy: memberId('ben') };
      const film = pictureOf('ann', 4, { kind: 'video', mimeType: 'video/mp4', posterId: mediaId(3) });
      await using backend = await open({
        ...annAndBen,
        media: [...[1, 2, 3].map((n) => pictureOf('ann', n)), film],
        posts: [
          { ...postWith('ann', 1, 'public'), ...hidden },
          { ...postWith('ann', 2, 'public'), ...hidden, deletedBy: memberId('ann') },
          { ...postWith('ann', 4, 'public'), ...hidden },
        ],
      });
      const ann = await backend.as('ann');
      const share = (n: number) => ({ body: { authorId: memberId('ann'), mediaUrls: mediaUrls(n) } });
      for (const n of [1, 3, 4]) await expectCallError(ann, createPost, share(n), 'mediaNotFound');
      const [avatarUrl = ''] = mediaUrls(1);
      const params = { id: memberId('ann') };
      await expectCallError(ann, updateUser, { params, body: { avatarUrl } }, 'mediaNotFound');
      await expect(ann.call(createPost, share(2))).resolves.toMatchObject({ mediaUrls: mediaUrls(2) });
    });

    it('takes pictures and videos of one’s own, in their order, also more than once', async () => {
      await using backend = await open(withMedia);
      const ann = await backend.as('ann');
      const body = { authorId: memberId('ann'), mediaUrls: mediaUrls(6, 1, 6) };
      for (const round of [1, 2]) {
        await ann.call(createPost, { body });
        const { items } = await feedOf(await backend.as('ben'), 'ben');
        expect(items.map((item) => item.mediaUrls)).toEqual(Array(round).fill(body.mediaUrls));
      }
    });
  });

  describe(`the file of a picture on ${backendName}`, () => {
    it.each(RELATIONS)('of %s, %s: is seen by who reads a post with it', async (name, _, all, friends) => {
      await using backend = await open(everyRelationWithMedia);
      const ann = await backend.as('ann');
      const first = RELATIONS.findIndex(([other]) => other === name) * 2 + 1;
      const seen = [await statusFor(ann, first), await statusFor(ann, first + 1)];
      expect(seen).toEqual([all ? 200 : 404, friends ? 200 : 404]);
    });

    it('is not found by others before it is in a post or their owner’s own picture', async () => {
      await using backend = await open(withMedia);
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      expect([await statusFor(ann, 1), await statusFor(ben, 1)]).toEqual([200, 404]);
      const hidden = await ask(ben, 'get', fillPath(getMedia.path, { id: mediaId(1) }));
      const unknown = await ask(ben, 'get', fillPath(getMedia.path, { id: UNKNOWN_ID }));
      expect(hidden.raw).toBe(unknown.raw);
      expectError(hidden, 'mediaNotFound');
      // Her own, and not ready.
      expect(await statusFor(ann, 3)).toBe(404);
    });

    it('goes with the last post that carries it, but for its owner', async () => {
      const posts = [1, 2].map((n) => ({ ...postWith('ann', 1, 'friends'), id: postId(n) }));
      await using backend = await open({ ...withMedia, posts });
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      for (const [n, status] of [
        [1, 200],
        [2, 404],
      ] as const) {
        await ann.call(deletePost, { params: { id: postId(n) } });
        expect([await statusFor(ann, 1), await statusFor(ben, 1)]).toEqual([200, status]);
      }
    });

    it('is not for a former friend, where it was for friends', async () => {
      await using backend = await open({ ...withMedia, posts: [postWith('ann', 1, 'friends')] });
      const ben = await backend.as('ben');
      expect(await statusFor(ben, 1)).toBe(200);
      await ben.call(deleteFriendship, { params: { id: friendshipId(1) } });
      expect(await statusFor(ben, 1)).toBe(404);
    });

    it('is for everybody who may meet its owner, as long as it is their own picture', async () => {
      await using backend = await open({ ...everyRelation, media: [pictureOf('ann', 1)] });
      const ann = await backend.as('ann');
      const params = { id: memberId('ann') };
      const [avatarUrl = ''] = mediaUrls(1);
      await ann.call(updateUser, { params, body: { avatarUrl } });
      for (const [name, , mayMeet] of RELATIONS)
        expect([name, await statusFor(await backend.as(name), 1)]).toEqual([name, mayMeet ? 200 : 404]);
      await ann.call(updateUser, { params, body: { avatarUrl: null } });
      expect([await statusFor(ann, 1), await statusFor(await backend.as('ben'), 1)]).toEqual([200, 404]);
    });
  });
}
