import { describe, expect, it } from 'vitest';
import { isSpread, longestGap, lostAndTwice, misheard, wrongAnswers } from './judge.ts';
import type { Call } from './load.ts';

const post = (answeredAt: number, status = 201, retryAfter?: string): Call => ({
  kind: 'post',
  n: answeredAt,
  sentAt: 0,
  answeredAt,
  answer: { status, retryAfter, text: '' },
});
const refused = (count: number, retryAfter = '5') =>
  Array.from({ length: count }, (_, n) => post(n, 503, retryAfter));

describe('answers while something is away', () => {
  it('may not be broken connections, other errors, or a 503 that does not say when', () => {
    const calls: Call[] = [
      post(1),
      post(2, 503, '7'),
      post(3, 503),
      post(4, 0),
      post(5, 500),
      post(6, 500),
      { kind: 'feed', n: 7, sentAt: 0 },
    ];
    expect(wrongAnswers(calls)).toEqual([
      '1 × post: 503 without Retry-After ',
      '1 × post: connection broken',
      '2 × post: 500 without Retry-After ',
      '1 × feed: connection broken',
    ]);
  });

  it('send those who are refused away for different times', () => {
    expect(isSpread(refused(20))).toBe(false);
    expect(isSpread([...refused(20), ...refused(1, '6')])).toBe(true);
    expect(isSpread(refused(19))).toBe(true);
  });
});

describe('the time without an acknowledged post', () => {
  it('is the longest between two, or before the first or after the last', () => {
    const calls = [post(10), post(14), post(12), post(30), post(20, 503, '5')];
    expect(longestGap(calls, 8, 40)).toBe(16);
    expect(longestGap(calls, 0, 31)).toBe(16);
    expect(longestGap(calls, 8, 60)).toBe(30);
    expect(longestGap(calls, 40, 60)).toBe(20);
  });
});

describe('what was acknowledged', () => {
  it('is lost where it is not there, or only under another id, and twice where it stands twice', () => {
    const acknowledged = new Map([
      ['one', '1'],
      ['two', '2'],
      ['three', '3'],
    ]);
    const rows = [
      { id: '1', content: 'one' },
      { id: '9', content: 'three' },
      { id: '4', content: 'four' },
      { id: '5', content: 'four' },
    ];
    expect(lostAndTwice(acknowledged, rows)).toEqual({ lost: ['two', 'three'], twice: ['four'] });
  });

  it('was told once, and nothing else was', () => {
    expect(misheard(['1', '2', '3'], ['1', '3', '3', 'missed'])).toEqual({
      lost: ['2'],
      twice: ['3', 'missed'],
    });
  });
});
