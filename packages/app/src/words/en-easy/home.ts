import { translationOf } from '@friendbase/ui-kit/words';
import type { feed as feedReference, post as postReference } from '../en/home.ts';
import type { gonePost as gonePostReference } from '../en/gonePost.ts';
import type { postMore as postMoreReference } from '../en/postMore.ts';

export const feed = translationOf<typeof feedReference>()('en', {
  title: 'What your friends wrote',
  empty: 'There is nothing to read yet. You can write something first!',
});

export const post = translationOf<typeof postReference>()('en', {
  public: 'Everyone',
  viewComments: ({ count }, f) => `Read comments (${f.number(count)})`,
  hideComments: ({ count }, f) => `Hide comments (${f.number(count)})`,
  viewUncounted: 'Read comments',
  hideUncounted: 'Hide comments',
});

export const gonePost = translationOf<typeof gonePostReference>()('en', {
  deleted: 'It is deleted.',
});

export const postMore = translationOf<typeof postMoreReference>()('en', {
  viewProfile: 'Who is this?',
  askDelete: 'Do you want to delete what you wrote?',
  askDeleteEffect: 'Then it is gone, and what others said about it. You cannot get it back.',
  stillThere: 'It is still there.',
});
