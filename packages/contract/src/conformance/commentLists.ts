import { describe, expect, it } from 'vitest';
import { fillPath } from '../addresses.ts';
import { listComments } from '../comments.ts';
import { COMMENT_PAGE_LENGTH } from '../page.ts';
import type { OpenBackend } from './backend.ts';
import { expectNextLink, expectPageErrors, expectSteadyPages } from './pages.ts';
import { postBy, postId, publicPostOf, withPosts } from './seeds.ts';
import { commentsUnder } from './talk.ts';
import { mixedComments, commentBy, commentId, commentsAtOneInstant, TALK_ORDER } from './talkSeeds.ts';

const path = fillPath(listComments.path, { id: postId(1) });
const onePost = withPosts([postBy('ben', 1)]);

/** Reading the comments under a post page by page. */
export function commentListsConform(backendName: string, open: OpenBackend): void {
  describe(`the comments under a post on ${backendName}`, () => {
    it('has no gaps or repeats at one instant, however long a page is', async () => {
      await using backend = await open(commentsAtOneInstant);
      const ann = await backend.as('ann');
      const newestFirst = TALK_ORDER.map(commentId).toReversed();
      await expectSteadyPages((query) => commentsUnder(ann, postId(1), query), newestFirst, {
        isOldestFirstInPage: true,
      });
    });

    it('fills its pages with what the reader may see', async () => {
      await using backend = await open(mixedComments);
      const ann = await backend.as('ann');
      await expectSteadyPages(
        (query) => commentsUnder(ann, publicPostOf('ben'), query),
        [commentId(3), commentId(1)],
        { isOldestFirstInPage: true },
      );
    });

    it('starts with the newest twenty, and names the page before while there is one', async () => {
      const comments = Array.from({ length: 21 }, (_, n) => commentBy('ben', n + 1));
      await using backend = await open({ ...onePost, comments });
      const ann = await backend.as('ann');
      const first = await commentsUnder(ann);
      expect(first.items).toMatchObject(comments.slice(-COMMENT_PAGE_LENGTH));
      const second = await commentsUnder(ann, postId(1), { before: first.next });
      expect(second).toMatchObject({ items: comments.slice(0, 1), next: undefined });
      await expectNextLink(ann, path, { limit: 20, oldest: comments[1]! });
    });
  });
}

/** Refused before any handler runs. */
export function commentListShapesConform(backendName: string, open: OpenBackend): void {
  describe(`a wrong page of comments on ${backendName}`, () => {
    it('refuses a page that cannot be, and names what is wrong', async () => {
      await using backend = await open(onePost);
      await expectPageErrors(await backend.as('ann'), path);
    });
  });
}
