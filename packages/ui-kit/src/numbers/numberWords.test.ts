import { describe, expect, it } from 'vitest';
import { REFERENCE, sayWords } from '../words/format.ts';
import { fullnessWords, needMoreWords, progressWords } from './numberWords.ts';

const say = (words: Parameters<typeof sayWords>[1] | undefined) => words && sayWords(REFERENCE, words);

describe('words for numbers', () => {
  it.each([
    [Number.NaN, '0 percent, not started'],
    [-5, '0 percent, not started'],
    [0, '0 percent, not started'],
    [1, '1 percent, just started'],
    [25, '25 percent, about a quarter'],
    [45, '45 percent, about half'],
    [75, '75 percent, about three quarters'],
    [99.9, '99 percent, nearly done'],
    [100, '100 percent, done'],
    [140, '100 percent, done'],
  ])('say how far %d percent is', (percent, words) => {
    expect(say(progressWords(percent))).toBe(words);
  });

  it.each([
    [0, 16, 'empty'],
    [1, 16, 'nearly empty'],
    [2, 20, 'nearly empty'],
    [3, 20, 'less than half full'],
    [2, 10, 'less than half full'],
    [4, 16, 'less than half full'],
    [7, 16, 'less than half full'],
    [8, 16, 'half full'],
    [9, 16, 'more than half full'],
    [12, 16, 'more than half full'],
    [15, 16, 'nearly full'],
    [16, 16, 'full'],
    [0, 0, 'full'],
  ])('say how full it is with %d of %d', (taken, places, words) => {
    expect(say(fullnessWords(taken, places))).toBe(words);
  });

  it.each([
    [50, 50, undefined],
    [60, 50, undefined],
    [40, 50, 'You need 10 more FBB.'],
    [0, 1500, 'You need 1,500 more FBB.'],
  ])('say what is missing with %d of %d', (has, needs, words) => {
    expect(say(needMoreWords(has, needs, 'FBB'))).toBe(words);
  });
});
