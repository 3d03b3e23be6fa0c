import { MEDIA_ONLY_CONTENT, REWARD_CATEGORIES } from '@friendbase/contract';
import { expect, it } from 'vitest';
import { keysThatSay, SPECIFIED } from '../../testing/words/specified.ts';

it.each(SPECIFIED)('section %s is said to the letter in “%s”', (_, name, texts) => {
  expect(texts.filter((text) => keysThatSay(text, name).length === 0)).toEqual([]);
});

it('sections 3 and 5 are written to the letter by both sides', () => {
  expect(REWARD_CATEGORIES).toEqual(['Entertainment', 'Food & Drink', 'Education', 'Creative', 'Wellness']);
  expect(MEDIA_ONLY_CONTENT).toBe('Shared some photos/videos');
});
