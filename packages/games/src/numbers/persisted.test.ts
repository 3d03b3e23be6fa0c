import { describe, expect, it } from 'vitest';
import { memoryGameStore, readPersisted, writePersisted } from '../lib/persistedGame.ts';
import { storedNumbers } from './persisted.ts';

describe('a persisted game of numbers', () => {
  it.each<[string, unknown]>([
    ['nothing', null],
    ['a list', [3, 1]],
    ['no numbers', { sequence: [], repeated: 0 }],
    ['words for numbers', { sequence: ['3'], repeated: 0 }],
    ['a number that has no pad', { sequence: [3, 5], repeated: 1 }],
    ['half a number', { sequence: [1.5], repeated: 0 }],
    ['more repeated than there is', { sequence: [3], repeated: 2 }],
    ['a sequence that is two longer', { sequence: [3, 1, 4], repeated: 1 }],
    ['nothing that was repeated', { sequence: [3] }],
    ['a negative number', { sequence: [3], repeated: -1 }],
    ['more than anybody repeats', { sequence: Array.from({ length: 1001 }, () => 1), repeated: 1000 }],
  ])('is not there where the device holds %s', (_, data) => {
    expect(storedNumbers.parse(data)).toBeUndefined();
  });

  it('is not there if an older version wrote it', () => {
    const stored = memoryGameStore();
    stored.write(storedNumbers.key, { version: 0, data: { sequence: [3], repeated: 0 } });
    expect(readPersisted(stored, storedNumbers)).toBeUndefined();
  });

  it.each([
    ['while the last number is still to be repeated', { sequence: [3, 1, 4], repeated: 2 }],
    ['right after all were repeated', { sequence: [3, 1, 4], repeated: 3 }],
  ] as const)('comes back %s', (_, data) => {
    const stored = memoryGameStore();
    writePersisted(stored, storedNumbers, data);
    expect(readPersisted(stored, storedNumbers)).toEqual(data);
  });
});
