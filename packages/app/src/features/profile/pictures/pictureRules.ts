import { isApiError, picturesError } from '@friendbase/contract';
import { messageOf, type MessageRef } from '@friendbase/ui-kit/words';
import { missingPictures, picturesIn } from '../../../help/pictures/pictureFields.ts';
import { reasonOf } from '../../../lib/errors/apiErrors.ts';
import type { FieldError, FormErrors, FormRules } from '../../../lib/forms/formMachine.ts';
import { memberNotices } from '../../../lib/notices/memberNotices.ts';
import { failure, success } from '../../../lib/notices/notices.ts';
import { memberErrors } from '../../../words/en/memberErrors.ts';
import { ownPictures } from '../../../words/en/pictureLogin.ts';

type PictureField = 'pictures' | 'currentPassword';

const tryAgain = memberNotices.privacyFailed.text;

export const pictureNotices = {
  saved: success(messageOf(ownPictures, 'saved'), messageOf(ownPictures, 'savedText')),
  failed: failure(messageOf(ownPictures, 'notSaved'), tryAgain),
  removed: success(messageOf(ownPictures, 'removed')),
  notRemoved: failure(messageOf(ownPictures, 'notRemoved'), tryAgain),
};

const wrong = (error: FieldError<PictureField>): FormErrors<PictureField> => ({
  errors: [error],
  focus: 'field',
  notice: undefined,
});

const atPassword = (message: MessageRef) => wrong({ field: 'currentPassword', message });

/** One thing at a time, in the order of the fields. */
export const pictureRules: FormRules<PictureField> = {
  check({ pictures, currentPassword }) {
    const missing = missingPictures(pictures);
    if (missing) return wrong(missing);
    if (picturesError(picturesIn(pictures)))
      return wrong({ field: 'pictures', message: messageOf(ownPictures, 'picturesTooSame') });
    return currentPassword === '' ? atPassword(messageOf(ownPictures, 'passwordMissing')) : undefined;
  },
  /** The words come from the field or the line above the button, and the toast is silent: one thing is heard. */
  explain(error) {
    if (isApiError(error) && error.code === 'wrongCurrentPassword')
      return atPassword(messageOf(memberErrors, 'wrongCurrentPassword'));
    const isAboutPictures = isApiError(error) && error.code?.startsWith('pictures') === true;
    const own = isAboutPictures ? ownPictures : memberErrors;
    return {
      errors: [
        {
          field: 'pictures',
          message: reasonOf(error, pictureNotices.failed.text, own),
          isAboutForm: true,
        },
      ],
      focus: 'summary',
      notice: { ...pictureNotices.failed, isSpoken: false },
    };
  },
};
