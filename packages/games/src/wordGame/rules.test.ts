import { describe, expect, it } from 'vitest';
import type { Random } from '../lib/random.ts';
import { seeded } from '../testing/seeded.ts';
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
  it.each<[string, Random]>([
    ['random', seeded(3)],
    ['lowest', () => 0],
    ['highest', () => 0.999],
  ])('is never the one before, with the %s numbers', (_, random) => {
    let last: Word = nextWord(random);
    for (let round = 0; round < 500; round += 1) {
      const next = nextWord(random, last);
      expect(next).not.toBe(last);
      last = next;
    }
  });

  it('is each of the eight sooner or later', () => {
    const random = seeded(4);
    expect(new Set(Array.from({ length: 500 }, () => nextWord(random)))).toEqual(new Set(WORDS));
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
