/** One file to load when a passkey is made, used or offered: the library that speaks to the browser comes with it alone. */
export { passkeyByAutofill } from './autofill.ts';
export { hasOwnLock, makePasskeyHere, showPasskeyHere } from './browser.ts';
export { passkeyChallenges } from '../../data/passkeys.ts';
