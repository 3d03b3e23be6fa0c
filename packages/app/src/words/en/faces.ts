import { catalogue } from '@friendbase/ui-kit/words';

/** The pictures that a member can have without a photo, beside those of the kit's people. */
export const faces = catalogue('faces', {
  initial: 'No person: the first letter of your name',
});
