import { describe, expect, it } from 'vitest';
import { chatsOf } from './chats.ts';
import { readOptions } from './options.ts';

const chatsFor = (messages: string, members: string, friends: string) => [
  ...chatsOf(readOptions(['--messages', messages, '--members', members, '--friends', friends])),
];

describe('the chats of load data', () => {
  it('have 20 to 50 messages each, and all messages together, one after the other', () => {
    const chats = chatsFor('100000', '5000', '20');
    expect(chats.filter(({ count }) => count < 20 || count > 50)).toEqual([]);
    let next = 0;
    for (const { first, count } of chats) {
      expect(first).toBe(next);
      next += count;
    }
    expect(next).toBe(100_000);
  });

  it('are those of friends from the whole community', () => {
    const holders = chatsFor('100000', '5000', '20').map(({ holder }) => holder);
    const laterHalf = holders.filter((holder) => holder >= 2500);
    // The later half of the members holds a third of the friendships.
    expect(laterHalf.length / holders.length).toBeCloseTo(0.34, 1);
  });

  it('are longer where friends are few, and none where there are no messages', () => {
    const chats = chatsFor('1000', '5', '2');
    expect([chats.length, chats.reduce((sum, { count }) => sum + count, 0)]).toEqual([4, 1000]);
    expect(chatsFor('0', '500', '20')).toEqual([]);
  });
});
