import { translationOf } from '@friendbase/ui-kit/words';
import type { uploads as uploadsReference } from '../en/uploads.ts';

export const uploads = translationOf<typeof uploadsReference>()('en', {
  whenSent: 'We send your pictures when you press “Share it”.',
  restoredAll: 'Your pictures are all here again. You can share them now.',
  restoredSome: ({ count }, f) =>
    f.plural(count, {
      one: 'We lost 1 of your pictures. Please choose it again.',
      other: `We lost ${f.number(count)} of your pictures. Please choose them again.`,
    }),
  noThumbnail: 'We cannot show a small picture of it',
  uploadFailed: 'It was not sent',
});
