import { translationOf } from '@friendbase/ui-kit/words';
import type { people as reference } from '../en/people.ts';

export const people = translationOf<typeof reference>()('en', {
  you: 'This is you. This is what other people see.',
  noBio: 'There are no words here yet.',
  unknownBio: 'You can read more when you are friends.',
  add: 'Ask to be friends',
  withdraw: 'Do not ask anymore',
  accept: 'Say yes',
  remove: 'Stop being friends',
  askRemove: ({ name }) => `Stop being friends with ${name}?`,
  askBlockEffect: ({ name }) =>
    `You will not see what ${name} writes. ${name} will not see what you write. We do not tell ${name}.`,
});
