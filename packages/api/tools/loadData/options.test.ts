import { describe, expect, it } from 'vitest';
import { StartError } from '../../src/startError.ts';
import { readOptions } from './options.ts';

const errorOf = (...args: string[]) => {
  try {
    return readOptions(args);
  } catch (error) {
    return error instanceof StartError ? error.message : error;
  }
};

describe('the options of load data', () => {
  it.each([
    ['--posts', 'many', '--posts is "many", but it takes a whole number from 1 to 1000000000.'],
    ['--posts', '0', '--posts is "0", but it takes a whole number from 1 to 1000000000.'],
    ['--posts', '-5', '--posts is "-5", but it takes a whole number from 1 to 1000000000.'],
    ['--posts', '1e6', '--posts is "1e6", but it takes a whole number from 1 to 1000000000.'],
    ['--posts', '1\n2', '--posts is "1\\n2", but it takes a whole number from 1 to 1000000000.'],
    ['--members', '', '--members is "", but it takes a whole number from 1 to 1000000000.'],
    ['--likes', '2.5', '--likes is "2.5", but it takes a whole number from 0 to 100.'],
    ['--comments', '101', '--comments is "101", but it takes a whole number from 0 to 100.'],
    [
      '--messages',
      '1000000001',
      '--messages is "1000000001", but it takes a whole number from 0 to 1000000000.',
    ],
    ['--seed', '4294967296', '--seed is "4294967296", but it takes a whole number from 0 to 4294967295.'],
    [
      '--friend',
      '3',
      '"--friend" is no option. There are: --posts, --members, --friends, --likes, --comments, --messages, --seed.',
    ],
  ])('names %s, what it got (%j) and what it takes', (name, value, words) => {
    expect(errorOf(name, value)).toBe(words);
  });

  it('names an option that got nothing, and a word that belongs to none', () => {
    expect(errorOf('--posts')).toMatch(/^--posts is empty, but it takes /);
    expect(errorOf('1000')).toMatch(/^"1000" is no option\. There are: /);
  });

  it('takes no more friends than the members can have, and no messages where nobody has friends', () => {
    expect(errorOf('--members', '100', '--friends', '16')).toBe(
      '--friends is "16", but it takes a whole number from 0 to 15 for so many members.',
    );
    expect(errorOf('--friends', '0', '--messages', '1')).toBe(
      '--messages is "1", but it takes only 0 where nobody has friends.',
    );
  });

  it('makes the rest suit the number of posts', () => {
    const rest = { likes: 3, comments: 1, seed: 1 };
    expect(readOptions([])).toEqual({
      posts: 100_000,
      members: 5000,
      friends: 20,
      messages: 100_000,
      ...rest,
    });
    expect(readOptions(['--posts', '1'])).toEqual({ posts: 1, members: 1, friends: 0, messages: 0, ...rest });
  });

  it('takes what it is given', () => {
    const scale = { posts: 9, members: 400, friends: 5, likes: 0, comments: 7, messages: 80, seed: 0 };
    const args = Object.entries(scale).flatMap(([name, value]) => [`--${name}`, String(value)]);
    expect(readOptions(args)).toEqual(scale);
  });
});
