import { describe, expect, it } from 'vitest';
import {
  forgetPersisted,
  isCount,
  memoryGameStore,
  readPersisted,
  writePersisted,
  type PersistedKind,
} from './persistedGame.ts';

const score: PersistedKind<number> = {
  key: 'test.score',
  version: 2,
  parse: (data) => (isCount(data) ? data : undefined),
};

describe('a persisted game', () => {
  it.each([
    ['nothing', undefined],
    ['words', 'seven'],
    ['a list', [2, 7]],
    ['data of an older version', { version: 1, data: 7 }],
    ['data of a newer version', { version: 3, data: 7 }],
    ['data without a version', { data: 7 }],
    ['data that is not whole', { version: 2, data: -1 }],
  ])('is not there where the device holds %s', (_, found) => {
    const stored = { ...memoryGameStore(), read: () => found };
    expect(readPersisted(stored, score)).toBeUndefined();
  });

  it('comes back as it was, until it is forgotten', () => {
    const stored = memoryGameStore();
    writePersisted(stored, score, 7);
    expect(readPersisted(stored, score)).toBe(7);
    forgetPersisted(stored, score);
    expect(readPersisted(stored, score)).toBeUndefined();
  });
});
