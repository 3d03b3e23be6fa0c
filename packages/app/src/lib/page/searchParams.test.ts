import { describe, expect, it } from 'vitest';
import { idsIn, oneIn, withId, wordsIn } from './searchParams.ts';

const ONE = '3f0e8f0a-7a52-4d6c-9d55-0a4f6f5f1c11';
const TWO = '9b2d7c1e-5c1f-4f0e-8a3b-6d2f4e8c7b22';

describe('ids in the address', () => {
  it.each([[undefined], ['friends'], [7], [{}], [[]], [['', 7, null]]])(
    'are not there when somebody wrote %j',
    (written) => {
      expect(idsIn(written)).toBeUndefined();
    },
  );

  it('are found among things that are none', () => {
    expect(idsIn([ONE, 7, TWO])).toEqual([ONE, TWO]);
  });

  it('are put in once and taken out', () => {
    expect(withId(undefined, ONE, true)).toEqual([ONE]);
    expect(withId([ONE, TWO], ONE, true)).toEqual([TWO, ONE]);
    expect(withId([ONE], ONE, false)).toBeUndefined();
  });
});

describe('a filter in the address', () => {
  it.each([[undefined], ['DANCE'], ['toString'], [7], [['dance']], [null]])(
    'is not there when somebody wrote %j',
    (written) => {
      expect(oneIn(['dance', 'outing'], written)).toBeUndefined();
    },
  );

  it('is there when it is one', () => {
    expect(oneIn(['dance', 'outing'], 'outing')).toBe('outing');
  });
});

describe('words in the address', () => {
  it.each([[undefined], [''], [{}], [['memory']], [true], [null]])(
    'are not there when somebody wrote %j',
    (written) => {
      expect(wordsIn(written)).toBeUndefined();
    },
  );

  it.each([
    ['memory', 'memory'],
    [12, '12'],
    ['a'.repeat(500), 'a'.repeat(100)],
  ])('%j are %j', (written, words) => {
    expect(wordsIn(written)).toBe(words);
  });
});
