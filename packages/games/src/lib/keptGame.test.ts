import { describe, expect, it } from 'vitest';
import { forgetKept, isCount, keepInMemory, readKept, writeKept, type KeptKind } from './keptGame.ts';

const score: KeptKind<number> = {
  key: 'test.score',
  version: 2,
  parse: (data) => (isCount(data) ? data : undefined),
};

describe('a kept game', () => {
  it.each([
    ['nothing', undefined],
    ['words', 'seven'],
    ['a list', [2, 7]],
    ['data of an older version', { version: 1, data: 7 }],
    ['data of a newer version', { version: 3, data: 7 }],
    ['data without a version', { data: 7 }],
    ['data that is not whole', { version: 2, data: -1 }],
  ])('is not there where the device holds %s', (_, found) => {
    const kept = { ...keepInMemory(), read: () => found };
    expect(readKept(kept, score)).toBeUndefined();
  });

  it('comes back as it was, until it is forgotten', () => {
    const kept = keepInMemory();
    writeKept(kept, score, 7);
    expect(readKept(kept, score)).toBe(7);
    forgetKept(kept, score);
    expect(readKept(kept, score)).toBeUndefined();
  });
});
