import { translationOf } from '@friendbase/ui-kit/words';
import type {
  passkeyErrors as passkeyErrorsReference,
  passkeyNeeded as passkeyNeededReference,
  passkeys as passkeysReference,
} from '../en/passkeys.ts';

export const passkeyErrors = translationOf<typeof passkeyErrorsReference>()('en', {
  none: 'It did not work. That is fine. Try again, or use your password.',
  passkeyRefused: 'It did not work. Try again, or use your password.',
  passkeyPaused: 'This passkey is not safe now. Please use your password.',
  passkeyNeeded: 'Please use a passkey that you have.',
});

export const passkeys = translationOf<typeof passkeysReference>()('en', {
  purpose: 'You log in by your finger, your face or a code. You do not need your password then.',
  nameless: 'A passkey does not work at this address. You use your password.',
  unsupported: 'A passkey does not work in this browser. Your password works.',
  paused: 'It is not safe now. Take it away and make a new one.',
});

export const passkeyNeeded = translationOf<typeof passkeyNeededReference>()('en', {
  text: 'This is about other people. Your password is not enough.',
});
