import { describe, expect, it } from 'vitest';
import { fillPath } from '../addresses.ts';
import { createComment, listComments, MOST_COMMENT_CHARACTERS } from '../comments.ts';
import type { CommentEntry } from '../comments.ts';
import { ask, expectError, expectCallError, feedOf } from './ask.ts';
import type { OpenBackend, Visitor } from './backend.ts';
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
import type { Name } from './seeds.ts';
import { commentsUnder } from './talk.ts';
import { mixedComments, commentBy } from './talkSeeds.ts';
import { storableTexts, refusedTexts } from './texts.ts';

const path = fillPath(listComments.path, { id: postId(1) });
const onePost = withPosts([postBy('ben', 1)]);

/** How many comments a reader’s feed counts under each post. */
const countsFor = async (visitor: Visitor, name: Name): Promise<Record<string, number>> =>
  Object.fromEntries((await feedOf(visitor, name)).items.map(({ id, commentsCount }) => [id, commentsCount]));

/** Commenting on a post, and reading the comments under it. */
export function commentsConform(backendName: string, open: OpenBackend): void {
  describe(`comments on ${backendName}`, () => {
    it('finds no post under an unknown id', async () => {
      await using backend = await open(onePost);
      const ann = await backend.as('ann');
      const params = { id: UNKNOWN_ID };
      await expectCallError(ann, listComments, { params, query: {} }, 'postNotFound');
      await expectCallError(ann, createComment, { params, body: { content: 'Hello' } }, 'postNotFound');
    });

    it('lets Ann read and comment exactly what she can see of everybody', async () => {
      await using backend = await open(everyRelation);
      const ann = await backend.as('ann');
      for (const [name, title, readsPublic, readsFriends] of RELATIONS) {
        for (const [id, reads] of [
          [publicPostOf(name), readsPublic],
          [friendsPostOf(name), readsFriends],
        ] as const) {
          const of = fillPath(listComments.path, { id });
          const answers = [await ask(ann, 'post', of, { content: 'Hello' }), await ask(ann, 'get', of)];
          expect(
            answers.map(({ status }) => status),
            title,
          ).toEqual(reads ? [201, 200] : [404, 404]);
        }
      }
    });

    it('shows a comment with its author to everybody who reads the post, and counts it', async () => {
      await using backend = await open(onePost);
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      const claimed = { id: 'mine', postId: postId(2), authorId: memberId('ben'), createdAt: '1999' };
      const answer = await ask(ann, 'post', path, { ...claimed, content: 'Lovely' });
      expect(answer.status).toBe(201);
      const written = JSON.parse(answer.raw) as CommentEntry;
      expect(written).toEqual({
        id: expect.not.stringMatching(/^mine$/),
        postId: postId(1),
        authorId: memberId('ann'),
        content: 'Lovely',
        createdAt: expect.stringMatching(/^20[^T]+T\d\d:\d\d:\d\d\.\d{3}Z$/),
        author: { id: memberId('ann'), username: 'ann', displayName: 'Ann' },
      });
      for (const [someone, name] of [
        [ann, 'ann'],
        [ben, 'ben'],
      ] as const) {
        expect(JSON.parse((await ask(someone, 'get', path)).raw)).toEqual([written]);
        expect(await countsFor(someone, name)).toEqual({ [postId(1)]: 1 });
      }
    });

    it('stores every text to the letter', async () => {
      await using backend = await open(onePost);
      const ann = await backend.as('ann');
      const texts = storableTexts(MOST_COMMENT_CHARACTERS);
      for (const [title, content] of texts) {
        const written = ann.call(createComment, { params: { id: postId(1) }, body: { content } });
        await expect(written, title).resolves.toMatchObject({ content });
      }
      const { items } = await commentsUnder(await backend.as('ben'));
      expect(items.map(({ content }) => content)).toEqual(texts.map(([, content]) => content));
    });

    it('neither shows nor counts what people wrote whom the reader is not to meet', async () => {
      await using backend = await open(mixedComments);
      const post = publicPostOf('ben');
      const [ann, finn, hugo] = [await backend.as('ann'), await backend.as('finn'), await backend.as('hugo')];
      const authors = async (someone: Visitor) =>
        (await commentsUnder(someone, post)).items.map(({ author }) => author.username);
      expect(await authors(ann)).toEqual(['ben', 'hugo']);
      expect((await countsFor(ann, 'ann'))[post]).toBe(2);
      expect(await authors(finn)).toEqual(['ben', 'finn', 'hugo', 'gwen']);
      await ann.call(createComment, { params: { id: post }, body: { content: 'Me too' } });
      expect((await countsFor(finn, 'finn'))[post]).toBe(4);
      expect((await countsFor(hugo, 'hugo'))[post]).toBe(5);
    });

    it('stays with its own post', async () => {
      await using backend = await open({
        ...annAndBen,
        posts: [postBy('ben', 1), postBy('ben', 2)],
        comments: [commentBy('ann', 1, { postId: postId(2) })],
      });
      const ann = await backend.as('ann');
      await expect(commentsUnder(ann)).resolves.toMatchObject({ items: [] });
      expect(await countsFor(ann, 'ann')).toEqual({ [postId(1)]: 0, [postId(2)]: 1 });
    });
  });
}

/** Refused before any handler runs. */
export function commentShapesConform(backendName: string, open: OpenBackend): void {
  describe(`a wrong comment on ${backendName}`, () => {
    it('refuses words that are missing, too many or cannot be stored, and stores none', async () => {
      await using backend = await open(onePost);
      const ann = await backend.as('ann');
      for (const [content, why] of refusedTexts(MOST_COMMENT_CHARACTERS, 'commentEmpty')) {
        expectError(await ask(ann, 'post', path, { content }), ...why);
      }
      await expect(commentsUnder(ann)).resolves.toEqual({ items: [], next: undefined });
    });
  });
}
