import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoSeed } from './fixtures/demo.ts';
import { usernameSkeleton } from './skeleton.ts';
import { hasLetterOrDigit, isOneScript, nameProblem, usernameKey } from './usernames.ts';

describe('the key of a username', () => {
  it('stays the same when it is folded again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(usernameKey(usernameKey(name))).toBe(usernameKey(name));
      }),
    );
  });

  it.each(['de\u{AD}mo', 'demo\u{FE0F}', '\u{115F}Demo', 'd\u{34F}emo', 'ＤＥＭＯ'])(
    'is that of “demo” for %j',
    (name) => {
      expect(usernameKey(name)).toBe('demo');
    },
  );
});

describe('the scripts of a username', () => {
  it.each(['d\u{435}mo', 'dem\u{3BF}', 'Ζωе', 'мика1a'])('are more than one in “%s”', (name) => {
    expect(isOneScript(name)).toBe(false);
  });

  it.each(['demo', 'Zoë', 'жанна', 'さくら桜サク Sakura', '민수 kim 民', 'ㄅㄆ注 abc', '12 🌻', ''])(
    'are one, or a usual mix, in “%s”',
    (name) => {
      expect(isOneScript(name)).toBe(true);
    },
  );

  it.each(['さくら민수', 'demo жанна'])('are no usual mix in “%s”', (name) => {
    expect(isOneScript(name)).toBe(false);
  });
});

it('finds a letter or a digit only where somebody sees one', () => {
  expect(['a', '7', 'ن', 'Mo 🌻'].every(hasLetterOrDigit)).toBe(true);
  expect(['', ' ', '🌻', '-', '\u{3164}', '\u{2800}', '\u{115F}\u{1160}'].some(hasLetterOrDigit)).toBe(false);
});

describe('the skeleton of a username', () => {
  it.each([
    ['demo', 'd\u{435}mo'],
    ['demo', 'dem\u{3BF}'],
    ['paypal', 'paypa1'],
    ['Iris', 'lris'],
    ['ANN', 'ΑΝΝ'],
    ['modern', 'rnodern'],
  ])('is the same for “%s” and “%s”', (one, other) => {
    expect(usernameSkeleton(one)).toBe(usernameSkeleton(other));
  });

  it('is the same for all names of one key', () => {
    expect(['Sam', 'SAM', 'sam', 's\u{AD}am'].map(usernameSkeleton)).toEqual(
      Array(4).fill(usernameSkeleton('sam')),
    );
  });
});

it('leaves every member of the demo community their name', () => {
  const { members } = demoSeed(new Date(Date.UTC(2024, 0, 22)));
  expect(members.filter((member) => nameProblem(member))).toEqual([]);
  expect(new Set(members.map(({ username }) => usernameSkeleton(username))).size).toBe(members.length);
});
