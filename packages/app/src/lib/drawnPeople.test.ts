import { DRAWN_PEOPLE } from '@friendbase/contract';
import { people } from '@friendbase/ui-kit/words/en';
import { expect, it } from 'vitest';

it('has a drawing and a description for everybody whom a member can choose', () => {
  expect(Object.keys(people.messages).toSorted()).toEqual([...DRAWN_PEOPLE].toSorted());
});

it('describes them in a few words', () => {
  for (const [name, words] of Object.entries(people.messages)) {
    expect(words).toMatch(new RegExp(`^${name}: `, 'i'));
    expect(words.split(' ').length).toBeLessThanOrEqual(12);
  }
});
