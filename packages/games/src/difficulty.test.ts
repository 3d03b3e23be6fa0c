import { expect, it } from 'vitest';
import { DIFFICULTIES, persistedAt, SPECIFIED } from './difficulty.ts';
import { seeded } from './lib/random.ts';
import { newGame as newMath } from './math/game.ts';
import { deal } from './memory/rules.ts';
import { parseUnfinished, unfinishedMemory } from './memory/persisted.ts';
import { lengthen, pointsUpTo } from './numbers/rules.ts';
import { storedNumbers } from './numbers/persisted.ts';
import { isScramble, scramble, WORDS } from './wordGame/rules.ts';

const random = seeded(7);

it('begins the games of the specification as it says', () => {
  expect(DIFFICULTIES.memory[SPECIFIED.memory]).toBe(8);
  expect(DIFFICULTIES.numbers[SPECIFIED.numbers]).toBe(1);
  expect(DIFFICULTIES.math[SPECIFIED.math]).toBe(1);
  expect(DIFFICULTIES.words[SPECIFIED.words]).toBe(0);
});

it.each(Object.values(DIFFICULTIES.memory))('deals %d pairs, and goes on with them', (pairs) => {
  const deck = deal(random, pairs);
  expect(new Set(deck).size).toBe(pairs);
  const left = { deck, found: [pairs - 1], seen: [2 * pairs - 1], moves: 1, misses: 0, seconds: 9 };
  expect(parseUnfinished(left)).toEqual(left);
  expect(parseUnfinished({ ...left, found: [pairs] })).toBeUndefined();
});

it.each(Object.values(DIFFICULTIES.numbers))(
  'begins with %d numbers, and pays for what is repeated',
  (first) => {
    const sequence = lengthen(random, [], first);
    expect(sequence).toHaveLength(first);
    expect(lengthen(random, sequence, first)).toHaveLength(first + 1);
    expect([0, first, first + 1].map((repeated) => pointsUpTo(repeated, first))).toEqual([
      0,
      5 * first,
      5 * first + 5 * (first + 1),
    ]);
    expect(storedNumbers.parse({ sequence, repeated: 0 })).toEqual({ sequence, repeated: 0 });
  },
);

it.each(Object.values(DIFFICULTIES.math))('begins with problems of level %d', (level) => {
  expect(newMath(random, level)).toMatchObject({ level, score: 0 });
});

it.each(Object.values(DIFFICULTIES.words))('leaves %d letters of each word in their place', (inPlace) => {
  for (const word of WORDS) {
    const letters = scramble(random, word, inPlace);
    expect(letters.slice(0, inPlace)).toBe(word.slice(0, inPlace));
    expect(isScramble(letters, word)).toBe(true);
  }
});

it('keeps what is left of each difficulty apart, and the key of the specification’s', () => {
  expect(persistedAt(unfinishedMemory, 'memory', 'hard')).toBe(unfinishedMemory);
  expect(persistedAt(unfinishedMemory, 'memory', 'easy').key).toBe('memory.unfinished.easy');
});
