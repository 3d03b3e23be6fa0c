import { describe, expect, it } from 'vitest';
import { LIKINGS, likingsInOrder, MOST_LIKINGS, sharedLikings, withLiking } from './likings.ts';

describe('likings', () => {
  it('are 24: each has a picture and a word', () => {
    expect(LIKINGS).toHaveLength(24);
  });

  it('are no more than there is room for: one too many changes nothing', () => {
    const full = LIKINGS.slice(0, MOST_LIKINGS);
    expect(withLiking(full, 'sea')).toBeUndefined();
    expect(withLiking(full, 'music')).toEqual(full.slice(1));
  });

  it('are put in and taken out by the same press, in one order', () => {
    expect(withLiking(['sea'], 'dogs')).toEqual(['dogs', 'sea']);
    expect(withLiking(['dogs', 'sea'], 'dogs')).toEqual(['sea']);
    expect(likingsInOrder(['sea', 'dogs', 'sea'])).toEqual(['dogs', 'sea']);
  });

  it('are shared where both have them', () => {
    expect(sharedLikings(['sea', 'dogs', 'tea'], ['tea', 'cats', 'sea'])).toEqual(['tea', 'sea']);
    expect(sharedLikings([], ['tea'])).toEqual([]);
  });
});
