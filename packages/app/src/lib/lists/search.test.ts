import { describe, expect, it } from 'vitest';
import { hasNearly, itemsNamed } from './search.ts';

const NAMES = ['Zoë Łukasik', 'Nadia نادية', 'SØREN Groß', 'Ann‍ Lee', 'ＡＮＮ', '<b>Sam</b>', 'İpek Yıldız'];
const people = NAMES.map((name, at) => ({ name, username: `user_${at}` }));
const nameOf = ({ name, username }: (typeof people)[number]) => `${name} ${username}`;
const found = (looksFor: string) => itemsNamed(people, looksFor, nameOf).map(({ name }) => name);

describe('the search by name', () => {
  it.each(['xyz', 'zoe nadia', 'user_9'])('finds nobody for “%s”', (looksFor) => {
    expect(found(looksFor)).toEqual([]);
  });

  it.each(['', '   ', '@'])('shows all for “%s”', (looksFor) => {
    expect(found(looksFor)).toEqual(NAMES);
  });

  it.each([
    ['zoe', 'Zoë Łukasik'],
    ['  zoe   lukasik ', 'Zoë Łukasik'],
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

  it.each([
    ['memry', true],
    ['memoory', true],
    ['mamory', true],
    ['meomry', true],
    ['emory', true],
    ['xemory', true],
    ['match', true],
    ['mtach', true],
    ['matc', true],
    ['mxmxry', false],
    ['memroyy', false],
    ['mat', true],
    ['mut', false],
    ['xqzw', false],
  ])('has “%s” in “memory match” with at most one typo: %s', (word, isThere) => {
    expect(hasNearly('memory match', word)).toBe(isThere);
  });

  it('takes 1,000 people in less than a frame of a slow machine', { tags: 'long' }, () => {
    const many = Array.from({ length: 1000 }, (_, at) => people[at % people.length]!);
    // The quickest of a few: a busy machine slows some of them down.
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now();
      expect(itemsNamed(many, 'zoe', nameOf).length).toBeGreaterThan(100);
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(100);
  });

  it('takes a word for a typo only where no item has it as it is written', () => {
    const clubs = ['Brain games', 'Train rides'];
    const find = (words: string) => itemsNamed(clubs, words, (name) => name, hasNearly);
    expect(find('brain')).toEqual(['Brain games']);
    expect(find('crain')).toEqual(clubs);
    expect(find('brain gmes')).toEqual(['Brain games']);
  });
});
