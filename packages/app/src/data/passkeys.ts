import {
  answerPasskeyOffer,
  listPasskeys,
  logInWithPasskey,
  makePasskey,
  removePasskey,
  renamePasskey,
  startPasskey,
  startPasskeyLogIn,
  startPasskeyProof,
  type MadePasskey,
  type OwnProof,
  type PasskeyUse,
} from '@friendbase/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import { mutation } from './mutation.ts';

/** Which passkeys the member has, and whether there can be any. */
export const passkeysQuery = queryOptions({
  queryKey: ['listPasskeys'],
  queryFn: ({ signal }) => call(listPasskeys, {}, { signal }),
});

/** What browsers are asked with. */
export const passkeyChallenges = {
  toMake: (proof: OwnProof) => call(startPasskey, { body: { proof } }),
  toProve: () => call(startPasskeyProof, {}),
  toLogIn: () => call(startPasskeyLogIn, {}),
};

export const makePasskeyMutation = mutation(['makePasskey'], {
  mutationFn: (body: { name: string; made: MadePasskey }) => call(makePasskey, { body }),
});

export const renamePasskeyMutation = mutation(['renamePasskey'], {
  mutationFn: ({ id, name }: { id: string; name: string }) =>
    call(renamePasskey, { params: { id }, body: { name } }),
});

export const removePasskeyMutation = mutation(['removePasskey'], {
  mutationFn: ({ id, proof }: { id: string; proof: OwnProof }) =>
    call(removePasskey, { params: { id }, body: { proof } }),
});

export const passkeyOfferMutation = mutation(['answerPasskeyOffer'], {
  mutationFn: (answer: 'possible' | 'declined') => call(answerPasskeyOffer, { body: { answer } }),
});

export const passkeyLogInMutation = mutation(['logInWithPasskey'], {
  mutationFn: (passkey: PasskeyUse) => call(logInWithPasskey, { body: { passkey } }),
});
