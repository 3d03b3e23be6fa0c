import { describe, expect, it } from 'vitest';
import { isSpread, judgeFault, longestGap, lostAndTwice, misheard, wrongAnswers } from './judge.ts';
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
    expect(longestGap(calls, 'post', { from: 8, to: 40 })).toBe(16);
    expect(longestGap(calls, 'post', { from: 0, to: 31 })).toBe(16);
    expect(longestGap(calls, 'post', { from: 8, to: 60 })).toBe(30);
    expect(longestGap(calls, 'post', { from: 40, to: 60 })).toBe(20);
  });
});

describe('a fault', () => {
  const span = { from: 5, to: 40 };

  it('is one that nobody should notice, where nobody was to be refused', () => {
    const calls = [post(4, 500), post(20), post(30, 503, '6'), post(40, 500)];
    const { problems, ...outcome } = judgeFault({ name: 'etcd' }, calls, span);
    expect(outcome).toEqual({
      ...span,
      name: 'etcd',
      calls: 2,
      refused: 1,
      gapMs: 20,
      reads: 0,
      refusedReads: 0,
      readGapMs: 35,
    });
    expect(problems).toEqual([
      'nobody should have noticed: 1 refused, first a post sent after -5 ms, refused 30 ms later for 6 s',
    ]);
  });

  it('may refuse, for as long as it may last, and not everybody for the same time', () => {
    const calls = [post(10), post(30), ...refused(20).map((call) => ({ ...call, answeredAt: 20 }))];
    expect(judgeFault({ name: 'the primary', gapMs: 20 }, calls, span).problems).toEqual([
      'all who were refused were told to come back at the same time',
    ]);
    expect(judgeFault({ name: 'the primary', gapMs: 19 }, calls.slice(0, 3), span).problems).toEqual([
      'no post was acknowledged for 0.0 s',
    ]);
  });

  it('lets members read on, where they are to', () => {
    const reads = [post(10), post(39), post(20, 503, '5')].map((call) => ({
      ...call,
      kind: 'feed' as const,
    }));
    const fault = { name: 'the primary', gapMs: 40, refusedReads: 0.3 };
    expect(judgeFault(fault, reads, span)).toMatchObject({
      reads: 3,
      refusedReads: 1,
      readGapMs: 29,
      problems: ['1 of 3 reads were refused'],
    });
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
