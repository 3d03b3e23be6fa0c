import { MadePasskey, PasskeyUse, type PasskeyCreation, type PasskeyRequest } from '@friendbase/contract';
import { startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser';
import { canHavePasskeys, NoPasskey } from './whyNoPasskey.ts';

const orNone = async <Result>(asked: Promise<Result>): Promise<Result> => {
  try {
    return await asked;
  } catch (cause) {
    throw new NoPasskey(cause);
  }
};

/** Whether the device itself makes sure of a person: by a finger, a face or its own code. */
export const hasOwnLock = async (): Promise<boolean> =>
  canHavePasskeys() && PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();

/** Has the member make a passkey. Throws `NoPasskey`. */
export const makePasskeyHere = async (optionsJSON: PasskeyCreation): Promise<MadePasskey> =>
  MadePasskey.parse(await orNone(startRegistration({ optionsJSON })));

/** Has the member use one: asked for at once, or among what the browser fills in. Throws `NoPasskey`. */
export const showPasskeyHere = async (
  optionsJSON: PasskeyRequest,
  useBrowserAutofill = false,
): Promise<PasskeyUse> =>
  PasskeyUse.parse(await orNone(startAuthentication({ optionsJSON, useBrowserAutofill })));

/** Ends what the browser is asking: one page asks one thing. */
export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony();
