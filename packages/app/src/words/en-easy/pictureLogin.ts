import { translationOf } from '@friendbase/ui-kit/words';
import type {
  ownPictures as ownReference,
  pictureKeys as keysReference,
  pictureLogin as reference,
} from '../en/pictureLogin.ts';

export const pictureKeys = translationOf<typeof keysReference>()('en', {
  full: 'You have four pictures. Press “Take back one” to choose another.',
});

export const pictureLogin = translationOf<typeof reference>()('en', {
  hint: 'Press your four pictures, one after the other.',
  picturesRefused: 'This is not right. Please try again.',
});

export const ownPictures = translationOf<typeof ownReference>()('en', {
  purpose: 'Choose four pictures. On this device you press them to log in. You write nothing.',
  onlyOwn: 'Only do this on your own phone or computer. Let nobody see your pictures.',
  hint: 'Press four pictures. Remember them, one after the other.',
  picturesNotForRoles: 'You help to look after FriendBase. So you need your password.',
});
