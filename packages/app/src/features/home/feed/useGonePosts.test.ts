import { describe, expect, it } from 'vitest';
import { withGone } from './useGonePosts.ts';

describe('a feed from which posts have gone', () => {
  it.each([
    ['the first', ['b', 'c'], ['a', 'b', 'c']],
    ['one between', ['a', 'c'], ['a', 'b', 'c']],
    ['the last', ['a', 'b'], ['a', 'b', 'c']],
    ['all', [], ['a', 'b', 'c']],
    ['one, while a new one came', ['new', 'a', 'c'], ['new', 'a', 'b', 'c']],
    ['one, while older ones came', ['a', 'c', 'd'], ['a', 'b', 'c', 'd']],
  ])('keeps the place of %s', (_, ids, line) => {
    expect(withGone(['a', 'b', 'c'], ids)).toEqual(line);
  });

  it('keeps the place of one that went before', () => {
    expect(withGone(withGone(['a', 'b', 'c'], ['a', 'c']), ['a'])).toEqual(['a', 'b', 'c']);
  });
});
