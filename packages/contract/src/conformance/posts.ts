import { describe, expect, it } from 'vitest';
import { NO_FEELINGS } from '../feelings.ts';
import { createPost, MEDIA_ONLY_CONTENT, POST_LIMITS } from '../postDraft.ts';
import { TEMPLATE_IDS } from '../posts.ts';
import { ask, expectError, expectCallError, feedOf, invalid } from './ask.ts';
import type { Why } from './ask.ts';
import type { OpenBackend } from './backend.ts';
import { annAndBen, mediaUrls, memberId } from './seeds.ts';
import { storableTexts } from './texts.ts';

const authorId = memberId('ann');
const media = (count: number): string[] => mediaUrls(...Array.from({ length: count }, (_, n) => n + 1));

const REFUSED: [title: string, draft: Record<string, unknown>, why: Why][] = [
  ['without words', {}, ['postEmpty']],
  ['with empty words', { content: '' }, ['postEmpty']],
  ['of spaces and line ends', { content: ' \t\n\u{3000} ' }, ['postEmpty']],
  ['that is too long', { content: 'a'.repeat(POST_LIMITS.content + 1) }, invalid('content')],
  ['of one emoji too many', { content: '🌻'.repeat(POST_LIMITS.content + 1) }, invalid('content')],
  ['with a NUL', { content: 'a\0b' }, invalid('content')],
  ['with half a character', { content: 'Hello \ud83c' }, invalid('content')],
  ['with an unknown privacy', { content: 'Hi', privacy: 'secret' }, invalid('privacy')],
  ['with an unknown template', { content: 'Hi', template: 'angry' }, invalid('template')],
  [
    'with too many pictures',
    { content: 'Hi', mediaUrls: media(POST_LIMITS.media + 1) },
    invalid('mediaUrls'),
  ],
  [
    'with a picture from another site',
    { content: 'Hi', mediaUrls: ['https://example.com/x.jpg'] },
    invalid('mediaUrls'),
  ],
  [
    'with another site hidden in a path',
    { content: 'Hi', mediaUrls: ['//example.com/media/x.jpg'] },
    invalid('mediaUrls'),
  ],
  ['with a script as a picture', { content: 'Hi', mediaUrls: ['javascript:alert(1)'] }, invalid('mediaUrls')],
];

/** Sharing a post. */
export function postsConform(backendName: string, open: OpenBackend): void {
  describe(`sharing a post on ${backendName}`, () => {
    it('refuses a post in the name of another', async () => {
      await using backend = await open(annAndBen);
      const body = { authorId: memberId('ben'), content: 'I am Ben' };
      await expectCallError(await backend.as('ann'), createPost, { body }, 'notYourAccount');
      await expect(feedOf(await backend.as('ben'), 'ben')).resolves.toMatchObject({ items: [] });
    });

    it('is for friends only and without a template unless the member says otherwise', async () => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      const answer = await ask(ann, 'post', createPost.path, { authorId, content: 'Hello' });
      expect(answer.status).toBe(201);
      expect(JSON.parse(answer.raw)).toEqual({
        id: expect.any(String),
        authorId,
        content: 'Hello',
        privacy: 'friends',
        template: null,
        mediaUrls: [],
        mediaDescriptions: [],
        media: [],
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      });
    });

    it.each(TEMPLATE_IDS)('takes the template “%s”', async (template) => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      const body = { authorId, content: 'Hi', template, privacy: 'public' } as const;
      await expect(ann.call(createPost, { body })).resolves.toMatchObject({ template, privacy: 'public' });
    });

    it('comes first in the feed of its author and of a friend', async () => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      const posts = [];
      for (const content of ['One', 'Two']) {
        posts.unshift(await ann.call(createPost, { body: { authorId, content } }));
      }
      const author = { id: authorId, username: 'ann', displayName: 'Ann' };
      const untouched = { isLikedByUser: false, likesCount: 0, commentsCount: 0, ownReaction: null };
      const seen = { author, ...untouched, reactions: NO_FEELINGS };
      const expected = posts.map((post) => ({ ...post, ...seen }));
      // The typed client sends each press with a key of its own.
      const own = expected.map((post) => ({ ...post, key: expect.any(String) }));
      await expect(feedOf(ann, 'ann')).resolves.toEqual({ items: own, next: undefined });
      await expect(feedOf(await backend.as('ben'), 'ben')).resolves.toMatchObject({ items: expected });
    });

    it.each(storableTexts(POST_LIMITS.content))('stores %s to the letter', async (_, content) => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      await expect(ann.call(createPost, { body: { authorId, content } })).resolves.toMatchObject({ content });
      const { items } = await feedOf(await backend.as('ben'), 'ben');
      expect(items.map((item) => item.content)).toEqual([content]);
    });

    it.each(['', '   ', undefined])(
      'says that pictures were shared when the words are %j',
      async (content) => {
        await using backend = await open(annAndBen);
        const ann = await backend.as('ann');
        const urls = media(POST_LIMITS.media);
        const draft = { authorId, content, mediaUrls: urls };
        const answer = await ask(ann, 'post', createPost.path, draft);
        expect(JSON.parse(answer.raw)).toMatchObject({ content: MEDIA_ONLY_CONTENT, mediaUrls: urls });
        const { items } = await feedOf(ann, 'ann');
        expect(items).toMatchObject([{ content: MEDIA_ONLY_CONTENT, mediaUrls: urls }]);
      },
    );

    it('makes up its own id, time and counts', async () => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      const claimed = {
        id: 'mine',
        createdAt: '2199-01-01T00:00:00.000Z',
        likesCount: 99,
        isLikedByUser: true,
      };
      await ask(ann, 'post', createPost.path, { ...claimed, authorId, content: 'Hello' });
      const { items } = await feedOf(ann, 'ann');
      expect(items).toMatchObject([{ likesCount: 0, isLikedByUser: false }]);
      expect(items[0]).not.toMatchObject({ id: claimed.id });
      expect(items[0]).not.toMatchObject({ createdAt: claimed.createdAt });
    });
  });
}

/** Refused before any handler runs. */
export function postShapesConform(backendName: string, open: OpenBackend): void {
  describe(`a wrong post on ${backendName}`, () => {
    it.each(REFUSED)('refuses a post %s', async (_, draft, why) => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      expectError(await ask(ann, 'post', createPost.path, { authorId, ...draft }), ...why);
      await expect(feedOf(ann, 'ann')).resolves.toMatchObject({ items: [] });
    });
  });
}
