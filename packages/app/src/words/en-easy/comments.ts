import { translationOf } from '@friendbase/ui-kit/words';
import type { comments as reference } from '../en/comments.ts';

export const comments = translationOf<typeof reference>()('en', {
  title: 'What others say',
  list: ({ post }) => `What others say about ${post}`,
  empty: 'Nobody has said anything yet. You can be the first.',
  failed: 'We cannot show what others say',
  failedText: 'It did not load. Please try again.',
  showEarlier: 'Show what was said before',
  loadingEarlier: 'Loading what was said before...',
  loadingNew: 'Loading what is new...',
  earlierFailed: 'It did not load. Please try again.',
  label: ({ author }) => `What do you want to say to ${author}?`,
  send: 'Send it',
  sent: 'Sent. Others can read it now.',
  notSent: 'We could not send it.',
  tooLong: ({ count }, f) =>
    f.plural(count, {
      one: 'This is too long. Please take out 1 letter.',
      other: `This is too long. Please take out ${f.number(count)} letters.`,
    }),
  delete: 'Delete this',
  askDelete: 'Do you want to delete what you said?',
  askDeleteEffect: 'Then it is gone. You cannot get it back.',
  deleted: 'It is deleted.',
  remove: 'Remove this',
  askRemove: ({ author }) => `Do you want to remove what ${author} said?`,
  askRemoveEffect: ({ author }) => `Then nobody can read it. We do not tell ${author}.`,
  removed: ({ author }) => `What ${author} said is removed.`,
  keep: 'Keep it',
  stillThere: 'It is still there.',
});
