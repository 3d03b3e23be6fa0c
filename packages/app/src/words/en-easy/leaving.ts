import { translationOf } from '@friendbase/ui-kit/words';
import type { leaving as leavingReference, things as thingsReference } from '../en/leaving.ts';
import type { leftAccount as leftAccountReference } from '../en/leftAccount.ts';

export const things = translationOf<typeof thingsReference>()('en', {
  purpose: 'We put all your things into one file. You can keep it.',
  making: 'We make your file now. This takes a while. We tell you when you can get it.',
});

export const leaving = translationOf<typeof leavingReference>()('en', {
  gone: 'Other people do not see you anymore.',
  deleted: 'Then all your things are gone. Nobody can bring them back.',
});

export const leftAccount = translationOf<typeof leftAccountReference>()('en', {
  below: 'Look below. You can come back.',
});
