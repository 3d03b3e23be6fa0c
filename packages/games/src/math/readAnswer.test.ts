import { messageOf, REFERENCE, sayWords, type Translate } from '@friendbase/ui-kit/words';
import { describe, expect, it } from 'vitest';
import { numberNames } from '../words/en/numberNames.ts';
import { allNames } from './nameOfNumber.ts';
import { readAnswer } from './readAnswer.ts';
import { MOST_ANSWER } from './rules.ts';

const t: Translate<typeof numberNames> = (key, ...given) =>
  sayWords(REFERENCE, messageOf(numberNames, key, ...given));
const names = allNames(t);

describe('an answer', () => {
  it.each(['', ' ', 'abc', '12a', '1 2', '1.5', '.', '-', '=', '٫', '１２x'])('is not in “%s”', (text) => {
    expect(readAnswer(text)).toBeUndefined();
  });

  it.each([
    '12',
    ' 12 ',
    '12.',
    '012',
    '= 12',
    '１２',
    '１２．',
    '١٢',
    '\u200F١٢\u200F',
    '۱۲',
    '१२',
    '১২',
    '๑๒',
    '𝟙𝟚',
    '\t12\n',
  ])('is 12 in “%s”', (text) => {
    expect(readAnswer(text)).toBe(12);
  });

  it('is in every digit of every script', () => {
    const numerals = Array.from({ length: 0x20000 }, (_, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code))
      .filter((character) => /^\p{Nd}$/u.test(character));
    expect(numerals.length).toBeGreaterThan(500);
    for (const [at, numeral] of numerals.entries()) {
      // Scripts come in tens, from 0 to 9.
      expect(readAnswer(numeral)).toBe(at % 10);
    }
  });

  it('can be below 0, which is then simply wrong', () => {
    expect(readAnswer('-3')).toBe(-3);
    expect(readAnswer('−3')).toBe(-3);
  });

  it('is not a word, unless words are asked for', () => {
    expect(readAnswer('twelve')).toBeUndefined();
  });

  it.each([
    ['twelve', 12],
    [' Twelve. ', 12],
    ['zero', 0],
    ['twenty-four', 24],
    ['Twenty four', 24],
    ['one hundred', 100],
    ['24', 24],
  ])('is in the word “%s” with easy words', (text, number) => {
    expect(readAnswer(text, names)).toBe(number);
  });

  it.each(['', 'tvelve', 'twelve and', '.'])('is not in “%s” with easy words', (text) => {
    expect(readAnswer(text, names)).toBeUndefined();
  });

  it('has a name of its own for every number that can be one', () => {
    expect(new Set(names).size).toBe(MOST_ANSWER + 1);
    for (const [number, name] of names.entries()) expect(readAnswer(name, names)).toBe(number);
  });
});
