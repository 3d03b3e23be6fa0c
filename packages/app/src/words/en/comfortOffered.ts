import { catalogue } from '@friendbase/ui-kit/words';

/** Several settings by one press. Offered at the first sign-in as well, so without all the others. */
export const readySets = catalogue('comfort.sets', {
  label: 'Choose a picture',
  easyAndBig: 'Easy and big',
  easyAndBigIs: 'Easy words, large text and large buttons are on',
  calm: 'Calm',
  calmIs: 'Nothing moves, sounds are off and only important messages come up',
  readToMe: 'Read to me',
  readToMeIs: 'A Listen button is at each part, and the voice is slow',
  highContrast: 'High contrast',
  highContrastIs: 'Strong colors are on',
  fine: 'It is fine like this',
  fineIs: 'All right. Comfort settings are always at the top of the page.',
});
