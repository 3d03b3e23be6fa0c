import { describe, expect, it } from 'vitest';
import type { Random } from '../lib/random.ts';
import { seeded } from '../lib/random.ts';
import { isScramble, lettersIn, nextWord, scramble, spelled, WORDS, type Word } from './rules.ts';

const SCRAMBLES = 10_000;

describe('the letters', () => {
  it.each(WORDS)('of %s are never in their right order, and always all there', (word) => {
    const random = seeded(word.length);
    const orders = new Set<string>();
    for (let round = 0; round < SCRAMBLES; round += 1) orders.add(scramble(random, word));
    expect([...orders].filter((letters) => !isScramble(letters, word))).toEqual([]);
    expect(orders.size).toBeGreaterThan(10);
  });

  it.each(WORDS)('of %s are not in order either where the random numbers leave them so', (word) => {
    // The largest number changes no letter's place.
    expect(scramble(() => 1 - Number.EPSILON, word)).not.toBe(word);
    expect(
      isScramble(
        scramble(() => 1 - Number.EPSILON, word),
        word,
      ),
    ).toBe(true);
  });

  it.each([
    ['the word itself', 'HAPPY'],
    ['a letter less', 'HAPY'],
    ['another letter', 'HAPPI'],
  ])('are no scramble with %s', (_, letters) => {
    expect(isScramble(letters, 'HAPPY')).toBe(false);
  });

  it('are read one by one', () => {
    expect(spelled('NIRFDE')).toBe('N, I, R, F, D, E');
  });
});

describe('the next word', () => {
  const sources: [string, Random][] = [
    ['random', seeded(3)],
    ['lowest', () => 0],
    ['highest', () => 0.999],
  ];

  /** The words of a game of this many turns. */
  function dealt(random: Random, turns: number): Word[] {
    const words: Word[] = [];
    for (let now = nextWord(random); words.length < turns; now = nextWord(random, now)) words.push(now.word);
    return words;
  }

  it.each(sources)('is never the one before, with the %s numbers', (_, random) => {
    const words = dealt(random, 500);
    expect(words.filter((word, at) => word === words[at - 1])).toEqual([]);
  });

  it.each(sources)('comes again only after all eight came, with the %s numbers', (_, random) => {
    const words = dealt(random, 80);
    for (let first = 0; first < words.length; first += WORDS.length)
      expect(new Set(words.slice(first, first + WORDS.length))).toEqual(new Set(WORDS));
  });
});

describe('an answer', () => {
  it.each([
    'FRIEND',
    'friend',
    'Friend',
    'fRiEnD',
    ' friend ',
    'F R I E N D',
    'f-r-i-e-n-d',
    'friend.',
    'ＦＲＩＥＮＤ',
    'ｆｒｉｅｎｄ',
    'friénd',
    '\u200Ffriend\n',
  ])('can be “%s” for FRIEND', (text) => {
    expect(lettersIn(text)).toBe('FRIEND');
  });

  it.each(['', '  ', '123', '...'])('is not there in “%s”', (text) => {
    expect(lettersIn(text)).toBe('');
  });
});
