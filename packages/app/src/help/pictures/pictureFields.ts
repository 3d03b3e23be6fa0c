import { PICTURES_TO_LOG_IN, type LoginPicture } from '@friendbase/contract';
import { messageOf } from '@friendbase/ui-kit/words';
import type { FieldError } from '../../lib/forms/formMachine.ts';
import { pictureKeys } from '../../words/en/pictureLogin.ts';

/** A form holds texts alone: the pictures with spaces between them. */
export const picturesIn = (text: string): LoginPicture[] => text.split(' ').filter(Boolean) as LoginPicture[];

/** What is wrong with pictures that are too few. */
export const missingPictures = (text: string): FieldError<'pictures'> | undefined =>
  picturesIn(text).length < PICTURES_TO_LOG_IN
    ? { field: 'pictures', message: messageOf(pictureKeys, 'missing') }
    : undefined;
