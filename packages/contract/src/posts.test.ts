import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixedId } from './fixtures/ids.ts';
import type { Relation } from './friendships.ts';
import { mediaIdIn, mediaUrl } from './media.ts';
import { createPost, isPostEmpty, MEDIA_ONLY_CONTENT, postContent } from './postDraft.ts';
import { mayReadPost } from './posts.ts';
import { PRIVACIES } from './users.ts';

const spaces = fc.string({ unit: fc.constantFrom(' ', '\n', '\t', '\u{3000}') });
const mediaUrls = [mediaUrl('a')];

describe('who reads a post', () => {
  it.each([
    ['self', true, true],
    ['friend', true, true],
    ['none', false, true],
    ['blocked', false, false],
  ] satisfies [Relation, boolean, boolean][])(
    'for %s: friends only %s, public %s',
    (relation, friends, everyone) => {
      expect(PRIVACIES.map((privacy) => mayReadPost(privacy, relation))).toEqual([friends, everyone]);
    },
  );
});

describe('the words of a post', () => {
  it('are missing when there are only spaces and no picture', () => {
    fc.assert(
      fc.property(spaces, (content) => {
        expect(isPostEmpty({ content, mediaUrls: [] })).toBe(true);
        expect(isPostEmpty({ content, mediaUrls })).toBe(false);
        expect(postContent({ content, mediaUrls })).toBe(MEDIA_ONLY_CONTENT);
      }),
    );
  });

  it('stay as they are when there are some', () => {
    fc.assert(
      fc.property(spaces, fc.string({ minLength: 1 }), fc.subarray(mediaUrls), (around, words, media) => {
        fc.pre(words.trim() !== '');
        const content = around + words + around;
        expect(isPostEmpty({ content, mediaUrls: media })).toBe(false);
        expect(postContent({ content, mediaUrls: media })).toBe(content);
      }),
    );
  });
});

describe('the pictures of a post', () => {
  const accepts = (url: string): boolean =>
    createPost.input.body.safeParse({ authorId: 'ann', mediaUrls: [url] }).success;

  it.each([
    'https://example.com/api/media/x',
    '//example.com',
    'api/media/x',
    '/files/x',
    '/media/x.jpg',
    '/api/placeholder-media',
    '/api/media/../etc',
    '/api/media/x/..',
    '/api/media//x',
    '/api/media/',
    '/api/media/x?y=1',
    '/api/media/x\\y',
    '/api/media/x\n',
    '',
  ])('are not taken from “%s”', (url) => {
    expect(accepts(url)).toBe(false);
  });

  it.each([mediaUrl('x-1'), mediaUrl(fixedId('media', 1))])('are taken from “%s”, by their ids', (url) => {
    expect(accepts(url)).toBe(true);
    expect(mediaUrl(mediaIdIn(url))).toBe(url);
  });
});
