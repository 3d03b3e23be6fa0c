import { apiError, clientDataIn, PASSKEY_ALGORITHMS, userHandleOf } from '@friendbase/contract';
import type { MadePasskey, PasskeySite, PasskeyUse, StoredPasskey } from '@friendbase/contract';

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

const sha256 = async (data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', data));

/** Present, and made sure of. Source: W3C Web Authentication, “Authenticator Data”. */
const PERSON = 0x05;

/** What an authenticator says of one use, of this site and of a person whom it has made sure of; 403 for all else. */
async function requireData(
  { rpId, origin }: PasskeySite,
  type: string,
  { clientDataJSON, authenticatorData }: { clientDataJSON: string; authenticatorData: string },
): Promise<{ data: Uint8Array<ArrayBuffer>; counter: number }> {
  const said = clientDataIn(clientDataJSON);
  const data = bytesOf(authenticatorData);
  const site = await sha256(new TextEncoder().encode(rpId));
  const isOurs = site.every((byte, index) => data[index] === byte);
  const [flags = 0] = data.subarray(32);
  if (said.type !== type || said.origin !== origin || !isOurs || (flags & PERSON) !== PERSON)
    throw apiError('passkeyRefused');
  return { data, counter: new DataView(data.buffer).getUint32(33) };
}

/**
 * What is stored of a passkey that was just made. Of the key it takes the browser's word: the attestation, which a server reads, is not
 * looked at.
 */
export async function checkMade(
  site: PasskeySite,
  { id, response }: MadePasskey,
): Promise<Pick<StoredPasskey, 'credentialId' | 'publicKey' | 'counter'>> {
  const { counter } = await requireData(site, 'webauthn.create', response);
  const { publicKey, publicKeyAlgorithm } = response;
  if (!PASSKEY_ALGORITHMS.includes(publicKeyAlgorithm)) throw apiError('passkeyRefused');
  return { credentialId: id, publicKey: `${publicKeyAlgorithm} ${publicKey}`, counter };
}

/** A signature of ES256 as authenticators write it, in ASN.1, as browsers check it: two numbers of 32 bytes. */
function rawSignature(der: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const raw = new Uint8Array(64);
  let at = 2;
  for (const end of [32, 64]) {
    const length = der[at + 1] ?? 0;
    const number = der.subarray(at + 2, at + 2 + length).slice(-32);
    raw.set(number, end - number.length);
    at += 2 + length;
  }
  return raw;
}

async function isSigned(
  stored: string,
  signature: string,
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const [alg, key = ''] = stored.split(' ');
  const isElliptic = alg === '-7';
  const algorithm = isElliptic
    ? { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
    : { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const publicKey = await crypto.subtle.importKey('spki', bytesOf(key), algorithm, false, ['verify']);
  const bytes = bytesOf(signature);
  return crypto.subtle.verify(algorithm, publicKey, isElliptic ? rawSignature(bytes) : bytes, signed);
}

/** How often a passkey was used, by its own signature of just now; 403 for all else. */
export async function checkUse(
  site: PasskeySite,
  { publicKey, memberId }: StoredPasskey,
  { response }: PasskeyUse,
): Promise<number> {
  const { data, counter } = await requireData(site, 'webauthn.get', response);
  const { userHandle, signature, clientDataJSON } = response;
  const signed = new Uint8Array([...data, ...(await sha256(bytesOf(clientDataJSON)))]);
  const isOwn = userHandle === undefined || userHandle === userHandleOf(memberId);
  const isRight = isOwn && (await isSigned(publicKey, signature, signed).catch(() => false));
  if (!isRight) throw apiError('passkeyRefused');
  return counter;
}
