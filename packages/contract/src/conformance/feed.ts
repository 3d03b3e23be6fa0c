import { describe, expect, it } from 'vitest';
import { cursorOf, FEED_PAGE_LENGTH } from '../page.ts';
import { getPost } from '../onePost.ts';
import { deletePost } from '../postDraft.ts';
import { listFeed } from '../posts.ts';
import type { FeedEntry } from '../posts.ts';
import { commentBy } from './talkSeeds.ts';
import { bensPost, decide, onlyCase, report, talkative } from './safety.ts';
import { ask, expectCallError, expectError, feedOf, invalid } from './ask.ts';
import type { OpenBackend, Visitor } from './backend.ts';
import { everyPage, expectNextLink, expectPageErrors, expectSteadyPages, ids } from './pages.ts';
import {
  everyRelation,
  FIVE_AT_ONE_INSTANT_ORDER,
  fiveAtOneInstant,
  friendsPostOf,
  memberId,
  postBy,
  postId,
  publicPostOf,
  RELATIONS,
  twentyFivePosts,
  UNKNOWN_ID,
  withPosts,
} from './seeds.ts';

const path = `/api/posts/feed/${memberId('ann')}`;
/** Every page of Ann's feed, `limit` posts at a time. */
const readAll = (ann: Visitor, limit: number): Promise<FeedEntry[][]> =>
  everyPage((query) => feedOf(ann, 'ann', query), limit);

/** Reading the feed: who sees what, in which order, and page by page. */
export function feedConform(backendName: string, open: OpenBackend): void {
  describe(`the feed on ${backendName}`, () => {
    it('refuses the feed of another member, known or not', async () => {
      await using backend = await open(everyRelation);
      const ann = await backend.as('ann');
      for (const userId of [memberId('ben'), UNKNOWN_ID]) {
        await expectCallError(ann, listFeed, { params: { userId }, query: {} }, 'notYourAccount');
      }
    });

    it.each(RELATIONS)('shows Ann the right posts of %s, %s', async (name, _, readsPublic, readsFriends) => {
      await using backend = await open(everyRelation);
      const { items } = await feedOf(await backend.as('ann'), 'ann');
      expect(ids(items).includes(publicPostOf(name))).toBe(readsPublic);
      expect(ids(items).includes(friendsPostOf(name))).toBe(readsFriends);
    });

    it('hides Ann from the two she is not to meet, whoever declined whom', async () => {
      await using backend = await open(everyRelation);
      for (const name of ['finn', 'gwen'] as const) {
        const { items } = await feedOf(await backend.as(name), name);
        expect(ids(items)).not.toContain(publicPostOf('ann'));
        expect(ids(items)).toContain(publicPostOf('ben'));
      }
    });

    it('shows nothing of the authors but id, username and name', async () => {
      await using backend = await open(everyRelation);
      const { raw } = await ask(await backend.as('ann'), 'get', path);
      expect(raw).toContain('Ben');
      expect(raw).not.toMatch(/@|bio|I am|challenge|caregiver|friendbaseBucks|password/);
    });

    it('is an empty list where there is nothing to read', async () => {
      await using backend = await open(withPosts([]));
      const { status, headers, raw } = await ask(await backend.as('ann'), 'get', path);
      expect({ status, link: headers.get('link'), json: JSON.parse(raw) as unknown }).toEqual({
        status: 200,
        link: null,
        json: [],
      });
    });

    it('comes newest first, twenty at a time', async () => {
      await using backend = await open(twentyFivePosts);
      const pages = await readAll(await backend.as('ann'), FEED_PAGE_LENGTH);
      const all = Array.from({ length: 25 }, (_, index) => postId(25 - index));
      expect(pages.map(ids)).toEqual([all.slice(0, 20), all.slice(20)]);
      const { raw } = await ask(await backend.as('ann'), 'get', path);
      expect(JSON.parse(raw)).toEqual(pages[0]);
    });

    it('names the next page only while there is one', async () => {
      await using backend = await open(twentyFivePosts);
      const ann = await backend.as('ann');
      const oldest = postBy('ben', 2);
      await expectNextLink(ann, path, { limit: 24, oldest });
      const next = encodeURIComponent(cursorOf(oldest));
      for (const query of ['limit=25', 'limit=100', `limit=1&before=${next}`]) {
        expect((await ask(ann, 'get', `${path}?${query}`)).headers.get('link'), query).toBeNull();
      }
    });

    it('has no gaps or repeats at one instant, however long a page is', async () => {
      await using backend = await open(fiveAtOneInstant);
      const ann = await backend.as('ann');
      await expectSteadyPages((query) => feedOf(ann, 'ann', query), FIVE_AT_ONE_INSTANT_ORDER, {
        isOldestFirstInPage: false,
      });
    });

    it('pages over posts that are not for this reader', async () => {
      await using backend = await open(everyRelation);
      const ann = await backend.as('ann');
      const pages = await readAll(ann, 1);
      expect(pages.flatMap(ids)).toEqual(ids((await feedOf(ann, 'ann', { limit: 100 })).items));
      expect(pages.every((page) => page.length === 1)).toBe(true);
    });

    it('takes any place in time, also one where no post is', async () => {
      await using backend = await open(fiveAtOneInstant);
      const before = `2024-01-02T08:00:00.000Z~${postId(4)}`;
      const { items } = await feedOf(await backend.as('ann'), 'ann', { before });
      expect(ids(items)).toEqual([3, 2, 1].map(postId));
      const early = await feedOf(await backend.as('ann'), 'ann', { before: '1999-01-01T00:00:00.000Z~x' });
      expect(early).toEqual({ items: [], next: undefined });
    });
  });
}

/** Ann and Ben wrote in turn, and Ben wrote five posts at one instant. */
const inTurn = {
  ...fiveAtOneInstant,
  posts: [...fiveAtOneInstant.posts, ...[10, 11, 12].map((n) => postBy('ann', n)), postBy('ben', 13)],
};
/** The ids of Ben's, as a feed shows them. */
const BENS_ORDER = [9, 6, 5, 4, 3, 2, 13, 1].map(postId);

/** What one author has in a reader's feed: the same rules, and nobody else's. */
export function authorsPostsConform(backendName: string, open: OpenBackend): void {
  describe(`the posts of one author on ${backendName}`, () => {
    it('are not read in the feed of another member, not even one’s own', async () => {
      await using backend = await open(everyRelation);
      const query = { author: memberId('ann') };
      const given = { params: { userId: memberId('ben') }, query };
      await expectCallError(await backend.as('ann'), listFeed, given, 'notYourAccount');
    });

    it.each(RELATIONS)(
      'are those that Ann may see: of %s, %s',
      async (name, _, readsPublic, readsFriends) => {
        await using backend = await open(everyRelation);
        const { items } = await feedOf(await backend.as('ann'), 'ann', { author: memberId(name) });
        expect(ids(items)).toEqual([
          ...(readsFriends ? [friendsPostOf(name)] : []),
          ...(readsPublic ? [publicPostOf(name)] : []),
        ]);
      },
    );

    it('are none, in the same words, of whom Ann is not to meet, who wrote nothing, and who is not there', async () => {
      await using backend = await open({ ...everyRelation, posts: everyRelation.posts.slice(2) });
      const ann = await backend.as('ann');
      for (const author of [memberId('finn'), memberId('gwen'), memberId('ann'), UNKNOWN_ID]) {
        const { status, headers, raw } = await ask(ann, 'get', `${path}?author=${author}`);
        expect([status, headers.get('link'), raw], author).toEqual([200, null, '[]']);
      }
    });

    it('come newest first, with any length of a page, and the next page is that of the same author', async () => {
      await using backend = await open(inTurn);
      const ann = await backend.as('ann');
      const ofBen = { author: memberId('ben') };
      await expectSteadyPages((query) => feedOf(ann, 'ann', { ...query, ...ofBen }), BENS_ORDER, {
        isOldestFirstInPage: false,
      });
      const { headers } = await ask(ann, 'get', `${path}?limit=3&author=${ofBen.author}`);
      const [, next = ''] = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '') ?? [];
      const { raw } = await ask(ann, 'get', next);
      expect(ids(JSON.parse(raw) as FeedEntry[])).toEqual(BENS_ORDER.slice(3, 6));
    });

    it('are counted and named as in the feed', async () => {
      await using backend = await open({
        ...everyRelation,
        likes: [{ userId: memberId('ann'), postId: publicPostOf('ben') }],
        comments: [commentBy('ben', 1, { postId: publicPostOf('ben') })],
      });
      const ann = await backend.as('ann');
      const { items } = await feedOf(ann, 'ann', { limit: 100 });
      const ofBen = await feedOf(ann, 'ann', { author: memberId('ben') });
      expect(ofBen.items).toEqual(items.filter(({ authorId }) => authorId === memberId('ben')));
    });

    it('lose what is deleted for all, what is hidden for its author too, and what is reported for who did', async () => {
      await using backend = await open({
        ...talkative,
        posts: [1, 2, 3].map((n) => postBy('ben', n)),
        media: [],
        comments: [],
      });
      const [ann, ben, ed] = [await backend.as('ann'), await backend.as('ben'), await backend.as('ed')];
      const seen = async () => {
        const ofBen = { author: memberId('ben') };
        return [await feedOf(ann, 'ann', ofBen), await feedOf(ben, 'ben', ofBen)].map(({ items }) =>
          ids(items),
        );
      };
      await ben.call(deletePost, { params: { id: postId(3) } });
      expect(await seen()).toEqual([[2, 1].map(postId), [2, 1].map(postId)]);
      await report(ann, bensPost);
      expect(await seen()).toEqual([[postId(2)], [2, 1].map(postId)]);
      await decide(ed, (await onlyCase(ed)).id, 'hide');
      expect(await seen()).toEqual([[postId(2)], [postId(2)]]);
    });
  });
}

/** One post alone: the same rules, and the same words, as in a feed. */
export function onePostConforms(backendName: string, open: OpenBackend): void {
  describe(`one post on ${backendName}`, () => {
    it.each(RELATIONS.map(([name, whose]) => [name, whose] as const))(
      'is found where Ann reads it in her feed: of %s, %s',
      async (name) => {
        await using backend = await open(everyRelation);
        const ann = await backend.as('ann');
        const { items } = await feedOf(ann, 'ann', { limit: 100 });
        const unknown = JSON.parse((await ask(ann, 'get', `/api/posts/${UNKNOWN_ID}`)).raw) as unknown;
        for (const id of [publicPostOf(name), friendsPostOf(name)]) {
          const { raw } = await ask(ann, 'get', `/api/posts/${id}`);
          expect(JSON.parse(raw)).toEqual(items.find((item) => item.id === id) ?? unknown);
        }
      },
    );

    it('counts as its reader sees it: not the words of whom they blocked', async () => {
      await using backend = await open({
        ...everyRelation,
        likes: [
          { userId: memberId('ann'), postId: publicPostOf('ben') },
          { userId: memberId('gwen'), postId: publicPostOf('ben') },
        ],
        comments: [
          commentBy('ann', 1, { postId: publicPostOf('ben') }),
          commentBy('gwen', 2, { postId: publicPostOf('ben') }),
        ],
      });
      const params = { id: publicPostOf('ben') };
      await expect((await backend.as('ann')).call(getPost, { params })).resolves.toMatchObject({
        isLikedByUser: true,
        likesCount: 2,
        commentsCount: 1,
      });
      await expect((await backend.as('ben')).call(getPost, { params })).resolves.toMatchObject({
        isLikedByUser: false,
        likesCount: 2,
        commentsCount: 2,
      });
    });

    it('is gone for who has reported it, in the same words', async () => {
      await using backend = await open(talkative);
      const ann = await backend.as('ann');
      const params = { id: bensPost.id };
      await ann.call(getPost, { params });
      await report(ann, bensPost);
      await expectCallError(ann, getPost, { params }, 'postNotFound');
    });
  });
}

/** Refused before any handler runs. */
export function feedShapesConform(backendName: string, open: OpenBackend): void {
  describe(`a wrong page of the feed on ${backendName}`, () => {
    it('refuses a page that cannot be, and names what is wrong', async () => {
      await using backend = await open(twentyFivePosts);
      await expectPageErrors(await backend.as('ann'), path);
    });

    it('refuses an author who cannot be', async () => {
      await using backend = await open(twentyFivePosts);
      const ann = await backend.as('ann');
      for (const author of ['', 'a%20b', '../ben', 'x'.repeat(65), 'a&author=b']) {
        expectError(await ask(ann, 'get', `${path}?author=${author}`), ...invalid('author'));
      }
    });
  });
}
