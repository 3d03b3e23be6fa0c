import { translationOf } from '@friendbase/ui-kit/words';
import type { codeCheck as check, codeErrors as errors } from '../en/codeCheck.ts';

export const codeCheck = translationOf<typeof check>()('en', {
  code: 'The code you see',
  codeMeans: 'Big or small letters. You can leave out the lines.',
  look: 'Find it',
  looking: 'We look for it...',
  isOpen: 'This code was not used yet.',
  askEffect: 'The code works one time. You can not undo this.',
  isUsed: 'Done. The code is used now.',
});

export const codeErrors = translationOf<typeof errors>()('en', {
  codeNotFound: 'We do not know this code. Please look again.',
  codeOpens: 'This one opens in the app. No one needs to see the code.',
});
