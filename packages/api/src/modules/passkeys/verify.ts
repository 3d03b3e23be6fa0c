import { apiError, clientDataIn, PASSKEY_ALGORITHMS, userHandleOf } from '@friendbase/contract';
import type { MadePasskey, PasskeySite, PasskeyUse, StoredPasskey } from '@friendbase/contract';

/** With the first passkey: a server without any has 25 MB more for streams. */
const library = () => import('@simplewebauthn/server');

/** What is stored of a passkey that was made, and nothing else of its authenticator. */
export type NewPasskey = Pick<StoredPasskey, 'credentialId' | 'publicKey' | 'counter'>;

/** The library tells by an exception what does not fit: who asks is not told. */
async function orRefuse<Result extends { verified: boolean }>(verifying: Promise<Result>): Promise<Result> {
  const result = await verifying.catch(() => undefined);
  if (!result?.verified) throw apiError('passkeyRefused');
  return result;
}

/** What every answer has to be of: this site, and a person whom the authenticator has made sure of. */
const expected = ({ rpId, origin }: PasskeySite, clientDataJSON: string) => ({
  // Its own: `takeChallenge` has found it before.
  expectedChallenge: clientDataIn(clientDataJSON).challenge,
  expectedOrigin: origin,
  expectedRPID: rpId,
  requireUserVerification: true,
});

/** What is stored of a passkey that was just made here. Throws 403 for all else. */
export async function verifyMade(site: PasskeySite, made: MadePasskey): Promise<NewPasskey> {
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await orRefuse(
    verifyRegistrationResponse({
      response: { ...made, clientExtensionResults: {} },
      ...expected(site, made.response.clientDataJSON),
      supportedAlgorithmIDs: [...PASSKEY_ALGORITHMS],
    }),
  );
  if (!registrationInfo) throw apiError('passkeyRefused');
  const { id, publicKey, counter } = registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
}

/** How often a passkey was used, by its own signature of just now. Throws 403 for all else. Whether that is more than before is not asked here. */
export async function verifyUse(
  site: PasskeySite,
  { credentialId, publicKey, memberId }: Pick<StoredPasskey, 'credentialId' | 'publicKey' | 'memberId'>,
  used: PasskeyUse,
): Promise<number> {
  const { userHandle, ...response } = used.response;
  if (userHandle !== undefined && userHandle !== userHandleOf(memberId)) throw apiError('passkeyRefused');
  const { verifyAuthenticationResponse } = await library();
  const { authenticationInfo } = await orRefuse(
    verifyAuthenticationResponse({
      response: { ...used, response, clientExtensionResults: {} },
      ...expected(site, used.response.clientDataJSON),
      credential: { id: credentialId, publicKey: Buffer.from(publicKey, 'base64url'), counter: 0 },
    }),
  );
  return authenticationInfo.newCounter;
}
