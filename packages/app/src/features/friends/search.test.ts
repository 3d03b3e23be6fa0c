import { describe, expect, it } from 'vitest';
import { friendsNamed } from './search.ts';

const NAMES = ['Zoë Łukasik', 'Nadia نادية', 'SØREN Groß', 'Ann‍ Lee', 'ＡＮＮ', '<b>Sam</b>', 'İpek Yıldız'];
const friends = NAMES.map((displayName, at) => ({
  id: `f${at}`,
  userId: 'me',
  friendId: `p${at}`,
  status: 'accepted' as const,
  friend: { id: `p${at}`, username: `user_${at}`, displayName },
}));
const found = (looksFor: string) => friendsNamed(friends, looksFor).map(({ friend }) => friend.displayName);

describe('the search of friends', () => {
  it.each(['xyz', 'zoe nadia', 'user_9'])('finds nobody for “%s”', (looksFor) => {
    expect(found(looksFor)).toEqual([]);
  });

  it.each(['', '   ', '@'])('shows all for “%s”', (looksFor) => {
    expect(found(looksFor)).toEqual(NAMES);
  });

  it.each([
    ['zoe', 'Zoë Łukasik'],
    ['ZOË', 'Zoë Łukasik'],
    ['zoe\u0308', 'Zoë Łukasik'],
    ['lukasik zo', 'Zoë Łukasik'],
    ['نادية', 'Nadia نادية'],
    ['soren gross', 'SØREN Groß'],
    ['ann lee', 'Ann‍ Lee'],
    ['<B>', '<b>Sam</b>'],
    ['ipek yildiz', 'İpek Yıldız'],
    ['@user_1', 'Nadia نادية'],
  ])('finds by “%s” alone %s', (looksFor, name) => {
    expect(found(looksFor)).toEqual([name]);
  });

  it('finds letters of another width, in the order of the list', () => {
    expect(found('ann')).toEqual(['Ann‍ Lee', 'ＡＮＮ']);
  });

  it('takes 1,000 friends in less than a frame of a slow machine', () => {
    const many = Array.from({ length: 1000 }, (_, at) => friends[at % friends.length]!);
    const start = performance.now();
    expect(friendsNamed(many, 'zoe').length).toBeGreaterThan(100);
    expect(performance.now() - start).toBeLessThan(100);
  });
});
