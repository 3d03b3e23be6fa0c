import { translationOf } from '@friendbase/ui-kit/words';
import type * as reference from '../en/settingsAlong.ts';

export const settingsAlong = translationOf<typeof reference.settingsAlong>()('en', {
  means: 'Your phone and your computer then look the same. Only you can see this.',
  logIn: 'Log in first. Then you can take what you chose to other devices.',
  ofAccount: 'Only you can see what you chose. It goes with you to your other devices.',
  isOn: 'What you chose goes with you now.',
  isOff: 'What you chose stays on this device now. We forgot the rest.',
  came: 'What you chose is here',
  cameText: 'It came with you. In comfort settings you can take it back for this device.',
  cameHere: 'What you chose on another device is here now. We kept what was here before.',
  backToOwn: 'Use what was here before',
  isOwn: 'This device is as it was before.',
});
