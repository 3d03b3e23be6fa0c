import { describe, expect, it } from 'vitest';
import { clubNames } from '../../words/en/clubNames.ts';
import { clubTexts } from '../../words/en/clubs.ts';
import { CLUBS } from './clubContent.ts';
import { findClubs, nearestNames } from './findClubs.ts';

const clubs = CLUBS.map(({ name }) => ({
  name: clubNames.messages[name],
  text: clubTexts.messages[name],
}));
const namesFor = (words: string) => findClubs(clubs, words).map(({ name }) => name);

describe('the search of clubs', () => {
  it.each([
    ['what nobody would write', 'xqzw'],
    ['500 characters', 'memory '.repeat(72)],
    ['signs alone', '()[]*+?'],
  ])('takes no time for %s', { tags: 'long' }, (_, words) => {
    // The quickest of a few: a busy machine slows some of them down.
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now();
      namesFor(words);
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(100);
  });

  it('finds none for words that no club has', () => {
    expect(namesFor('xqzw')).toEqual([]);
  });

  it.each(['', '   '])('finds all for “%s”', (words) => {
    expect(namesFor(words)).toHaveLength(12);
  });

  it.each([
    ['as it is written', 'Memory Match'],
    ['in any case', 'mEmOrY mAtCh'],
    ['with accents', 'mémory mätch'],
    ['with spaces', '   memory    match '],
    ['in another order', 'match memory'],
    ['with a letter too few', 'memry match'],
    ['with a letter too many', 'memoory match'],
    ['with a wrong letter', 'mamory match'],
    ['with two letters changed over', 'meomry match'],
  ])('finds a name %s: “%s”', (_, words) => {
    expect(namesFor(words)).toContain('Memory Match');
  });

  it('finds by the description too', () => {
    expect(namesFor('mixed letters')).toEqual(['Word Puzzle Club']);
  });

  it('keeps the order of the page', () => {
    expect(namesFor('memory')).toEqual(['Memory Match', 'Memory Palace']);
  });
});

describe('the names that may have been meant', () => {
  it('have one of the words', () => {
    expect(nearestNames(clubs, 'memry of elephants')).toEqual(['Memory Match', 'Memory Palace']);
  });

  it('are none where nothing is near', () => {
    expect(nearestNames(clubs, 'xqzw')).toEqual([]);
  });
});
