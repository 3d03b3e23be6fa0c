import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Relation } from './friendships.ts';
import { createPost, isPostEmpty, MEDIA_ONLY_CONTENT, mayReadPost, postContent, PRIVACIES } from './posts.ts';

const spaces = fc.string({ unit: fc.constantFrom(' ', '\n', '\t', '\u{3000}') });
const mediaUrls = ['/media/a.jpg'];

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
    'https://example.com/media/x.jpg',
    '//example.com',
    'media/x',
    '/files/x',
    '/media/../etc',
    '/media/x/..',
    '/media//x',
    '/mediafiles',
    '/media/x?y=1',
    '/media/x\\y',
    '',
  ])('are not taken from “%s”', (url) => {
    expect(accepts(url)).toBe(false);
  });

  it.each(['/media/x.jpg', '/api/media/2024/x-1.mp4', '/api/placeholder-media'])(
    'are taken from “%s”',
    (url) => {
      expect(accepts(url)).toBe(true);
    },
  );
});
