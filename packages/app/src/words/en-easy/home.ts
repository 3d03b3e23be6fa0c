import { translationOf } from '@friendbase/ui-kit/words';
import type { feed as feedReference, post as postReference } from '../en/home.ts';

export const feed = translationOf<typeof feedReference>()('en', {
  title: 'What your friends wrote',
  empty: 'There is nothing to read yet. You can write something first!',
});

export const post = translationOf<typeof postReference>()('en', {
  public: 'Everyone',
  viewComments: ({ count }, f) => `Read what others say (${f.number(count)})`,
  hideComments: ({ count }, f) => `Hide what others say (${f.number(count)})`,
  viewUncounted: 'Read what others say',
  hideUncounted: 'Hide what others say',
  askDelete: 'Do you want to delete what you wrote?',
  askDeleteEffect: 'Then it is gone, and what others said about it. You cannot get it back.',
  deleted: 'It is deleted.',
  stillThere: 'It is still there.',
});
