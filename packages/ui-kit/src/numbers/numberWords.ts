import { messageOf, type MessageRef } from '../words/catalogue.ts';
import { numbers } from '../words/en/numbers.ts';
import { fullness, roughly } from './roughly.ts';

/**
 * How far something has come: “45 percent, about half”.
 *
 * @param percent from 0 to 100, whole or not. It is rounded down, so that 100 is said at the end only.
 */
export function progressWords(percent: number): MessageRef {
  const whole = Math.floor(Math.min(100, Math.max(0, percent || 0)));
  return messageOf(numbers, 'progress', { percent: whole, roughly: roughly(whole / 100) });
}

/** How much is taken: “half full”. Nothing can be taken of nothing, so that is full. */
export const fullnessWords = (taken: number, places: number): MessageRef =>
  messageOf(numbers, 'fullness', { roughly: fullness(taken, places) });

/**
 * What is missing: “You need 10 more FBB.” `undefined` where nothing is.
 *
 * @param unit in the reader's words, as it stands after a number
 */
export function needMoreWords(has: number, needs: number, unit: string): MessageRef | undefined {
  return needs > has ? messageOf(numbers, 'needMore', { count: needs - has, unit }) : undefined;
}
