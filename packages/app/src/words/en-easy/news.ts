import { translationOf } from '@friendbase/ui-kit/words';
import type { news as reference } from '../en/news.ts';

export const news = translationOf<typeof reference>()('en', {
  none: 'There is nothing here yet. You find here what other people do for you.',
  failed: 'We do not know what is new.',
  list: 'What came for you, the newest first',
  comment: ({ others }, f) =>
    f.plural(others, {
      '=0': 'wrote under your post.',
      one: 'and 1 more person wrote under your post.',
      other: `and ${f.number(others)} more people wrote under your post.`,
    }),
  accepted: 'wants to be your friend too. You are friends now.',
  turn: 'played. Now it is your turn.',
  toPost: 'See your post',
  toChat: ({ name }) => `Read what ${name} wrote`,
  cleared: 'What we told you is gone now.',
});
