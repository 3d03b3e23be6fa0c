/** One file to load when a passkey is made, used or offered: the library that speaks to the browser comes with it alone. */
export { passkeyByAutofill } from './autofill.ts';
export { canHavePasskeys, hasOwnLock, makePasskeyHere, stopAsking, usePasskeyHere } from './browser.ts';
export { passkeyChallenges } from '../../data/passkeys.ts';
