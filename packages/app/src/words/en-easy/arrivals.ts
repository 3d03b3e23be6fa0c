import { translationOf } from '@friendbase/ui-kit/words';
import type { arrivals as reference } from '../en/arrivals.ts';

export const arrivals = translationOf<typeof reference>()('en', {
  manyPosts: 'Many new things to read',
  comments: ({ count }, f) =>
    f.plural(count, { one: '1 new thing was said', other: `${f.number(count)} new things were said` }),
  requests: ({ count }, f) =>
    f.plural(count, {
      one: '1 person wants to be your friend',
      other: `${f.number(count)} people want to be your friends`,
    }),
});
