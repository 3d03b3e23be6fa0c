import { pick, shuffle, type Random } from '../lib/random.ts';

/** The words to find. Source: product spec §4. */
export const WORDS = ['FRIEND', 'HAPPY', 'SMILE', 'LAUGH', 'LOVE', 'PEACE', 'HOPE', 'DREAM'] as const;
export type Word = (typeof WORDS)[number];

/** Points for a word. Source: product spec §4, §9. */
export const POINTS_PER_WORD = 10;

/** A word to find, and those that came before it since each of the eight last came. */
export interface Dealt {
  word: Word;
  before: readonly Word[];
}

/** A word that has not come yet. After all eight they begin again, with another one than the last. */
export function nextWord(random: Random, last?: Dealt): Dealt {
  const before = last ? [...last.before, last.word] : [];
  const left = WORDS.filter((word) => !before.includes(word));
  if (left.length > 0) return { word: pick(random, left), before };
  const others = WORDS.filter((word) => word !== last?.word);
  return { word: pick(random, others), before: [] };
}

/**
 * The letters of a word in another order. Two equal letters that change places make no other order.
 *
 * @param inPlace how many letters at its beginning stay where they are: two at most
 */
export function scramble(random: Random, word: Word, inPlace = 0): string {
  const rest = word.slice(inPlace);
  const letters = shuffle(random, Array.from(rest)).join('');
  // One step further: that is the same again only where all letters are the same, and no word ends like that.
  const mixed = letters === rest ? letters.slice(1) + letters.slice(0, 1) : letters;
  return word.slice(0, inPlace) + mixed;
}

/** Whether these are the letters of the word, in another order. */
export const isScramble = (letters: string, word: Word): boolean =>
  letters !== word && Array.from(letters).toSorted().join('') === Array.from(word).toSorted().join('');

/** “F, R, I”: read letter by letter. */
export const spelled = (letters: string): string => Array.from(letters).join(', ');

/**
 * The letters in what a member wrote, in any reasonable form: small or large, with spaces, of full width, with marks
 * that a keyboard adds. Source: accessibility pattern 4.5.8.
 */
export const lettersIn = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toUpperCase();
