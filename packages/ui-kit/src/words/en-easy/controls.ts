import { translationOf } from '../translation.ts';
import type { controls as reference } from '../en/controls.ts';

export const controls = translationOf<typeof reference>()('en', {
  stillWorking: 'Please wait. We are still working on it.',
  needed: 'please fill this in',
  optional: 'you can skip this',
});
