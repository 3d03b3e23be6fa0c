import { describe, expect, it } from 'vitest';
import { createPost, POST_LIMITS } from '../postDraft.ts';
import { ask, expectError, feedOf } from './ask.ts';
import type { OpenBackend } from './backend.ts';
import { annAndBen, mediaUrls, memberId, pictureOf } from './seeds.ts';

const most = POST_LIMITS.mediaDescription;
const twoUrls = mediaUrls(1, 2);

const REFUSED: [title: string, mediaDescriptions: unknown, mediaUrls?: string[]][] = [
  ['a description without a picture', ['River'], []],
  ['more descriptions than pictures', ['River', 'Hill', 'Sea']],
  ['more descriptions than there may be pictures', Array.from({ length: POST_LIMITS.media + 1 }, () => '')],
  ['a description that is too long', ['a'.repeat(most + 1)]],
  ['a description of one emoji too many', ['River', '🌻'.repeat(most + 1)]],
  ['a NUL in a description', ['a\0b']],
  ['half a character in a description', ['Hill \ud83c']],
  ['no text as a description', [null, 7]],
  ['one description instead of a list', 'River'],
];

const STORED: [title: string, given: string[] | undefined, stored: string[]][] = [
  ['one for each picture, to the letter', [' River\n', '<b>Hill</b> 🌻'], [' River\n', '<b>Hill</b> 🌻']],
  ['an empty one for each picture without', ['River'], ['River', '']],
  ['empty ones where nobody said', undefined, ['', '']],
  [
    'the longest ones there may be',
    ['a'.repeat(most), '🌻'.repeat(most)],
    ['a'.repeat(most), '🌻'.repeat(most)],
  ],
];

/** The words that say what pictures show, for those who do not see them. */
export function mediaDescriptionsConform(backendName: string, open: OpenBackend): void {
  describe(`descriptions of pictures on ${backendName}`, () => {
    it.each(STORED)('stores %s', async (_, mediaDescriptions, stored) => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      const draft = { authorId: memberId('ann'), content: 'Look', mediaUrls: twoUrls, mediaDescriptions };
      const { raw } = await ask(ann, 'post', createPost.path, draft);
      expect(JSON.parse(raw)).toMatchObject({ mediaUrls: twoUrls, mediaDescriptions: stored });
      const { items } = await feedOf(await backend.as('ben'), 'ben');
      expect(items).toMatchObject([{ mediaUrls: twoUrls, mediaDescriptions: stored }]);
    });

    it('keeps what a picture says of itself where the post says nothing', async () => {
      const media = [pictureOf('ann', 1, { description: 'A river' }), pictureOf('ann', 2)];
      await using backend = await open({ ...annAndBen, media });
      const ann = await backend.as('ann');
      const body = { authorId: memberId('ann'), mediaUrls: twoUrls };
      await ann.call(createPost, { body });
      await ann.call(createPost, { body: { ...body, mediaDescriptions: ['My river', 'A hill'] } });
      const { items } = await feedOf(await backend.as('ben'), 'ben');
      expect(items.map((item) => item.mediaDescriptions)).toEqual([
        ['My river', 'A hill'],
        ['A river', ''],
      ]);
    });
  });
}

/** Refused before any handler runs. */
export function mediaDescriptionShapesConform(backendName: string, open: OpenBackend): void {
  describe(`wrong descriptions of pictures on ${backendName}`, () => {
    it('refuses descriptions that do not fit the pictures or cannot be stored, and shares nothing', async () => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      for (const [title, mediaDescriptions, urls = twoUrls] of REFUSED) {
        const draft = { authorId: memberId('ann'), content: 'Look', mediaUrls: urls, mediaDescriptions };
        const answer = await ask(ann, 'post', createPost.path, draft);
        expect(answer.status, title).toBe(400);
        expectError(answer, ['invalidInput', 'tooManyDescriptions'], 'mediaDescriptions');
      }
      await expect(feedOf(ann, 'ann')).resolves.toMatchObject({ items: [] });
    });
  });
}
