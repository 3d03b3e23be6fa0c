import type { MadePasskey, PasskeyCreation, PasskeyRequest, PasskeyUse } from '../passkeys.ts';
import type { PasskeySite } from '../passkeySite.ts';

/** Where every backend of the cases has its passkeys. */
export const PASSKEY_SITE: PasskeySite = {
  rpId: 'friends.example.com',
  origin: 'https://friends.example.com',
};

/** What is not as it should be. */
export interface Oddity {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  /** Whether the authenticator has made sure of the person. @default true */
  isVerified?: boolean;
  /** What it says how often it was used. */
  counter?: number;
  /** Whom it says that the passkey is of. */
  userHandle?: string;
  /** Something else was signed. */
  isForged?: boolean;
}

const MADE_UP = { id: 'bWFkZS11cA', rawId: 'bWFkZS11cA', type: 'public-key' } as const;
const MADE_UP_DATA = { clientDataJSON: 'bWFkZS11cA', authenticatorData: 'bWFkZS11cA' };

/** Of the right shape, and good for nothing. */
export const MADE_UP_PASSKEY: MadePasskey = {
  ...MADE_UP,
  response: {
    ...MADE_UP_DATA,
    attestationObject: 'bWFkZS11cA',
    publicKey: 'bWFkZS11cA',
    publicKeyAlgorithm: -7,
  },
};
export const MADE_UP_USE: PasskeyUse = {
  ...MADE_UP,
  response: { ...MADE_UP_DATA, signature: 'bWFkZS11cA' },
};

/** Source: W3C Web Authentication, “Authenticator Data”. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_CREDENTIAL = 0x40;

type Bytes = Uint8Array<ArrayBuffer>;

const bytesOf = (text: string): Bytes => new TextEncoder().encode(text) as Bytes;
const hex = (digits: string): Bytes =>
  Uint8Array.from(digits.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
const joined = (...parts: (Bytes | number[])[]): Bytes => Uint8Array.from(parts.flatMap((part) => [...part]));
const base64url = (bytes: Bytes): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const sha256 = async (data: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', data));

const clientData = (type: string, challenge: string, odd: Oddity): Bytes =>
  bytesOf(
    JSON.stringify({
      type: odd.type ?? type,
      challenge: odd.challenge ?? challenge,
      origin: odd.origin ?? PASSKEY_SITE.origin,
      crossOrigin: false,
    }),
  );

async function authenticatorData(
  rpId: string,
  counter: number,
  odd: Oddity,
  credential?: Bytes,
): Promise<Bytes> {
  const fixed = new DataView(new ArrayBuffer(5));
  fixed.setUint8(0, PRESENT | (odd.isVerified === false ? 0 : VERIFIED) | (credential ? WITH_CREDENTIAL : 0));
  fixed.setUint32(1, odd.counter ?? counter);
  return joined(await sha256(bytesOf(odd.rpId ?? rpId)), new Uint8Array(fixed.buffer), credential ?? []);
}

const lengthOf = (bytes: Bytes): number[] => [bytes.length >> 8, bytes.length & 0xff];

/** `{ fmt: 'none', attStmt: {}, authData }` as CBOR. Source: W3C Web Authentication, “None Attestation Statement Format”. */
const attestationOf = (authData: Bytes): Bytes =>
  joined(hex('a363666d74646e6f6e656761747453746d74a068617574684461746159'), lengthOf(authData), authData);

/** One of the two numbers of a signature in ASN.1: without zeros before it, and never taken for a negative one. */
function derNumber(number: Bytes): number[] {
  const digits = [...number.subarray(number.findIndex((byte) => byte !== 0))];
  const positive = (digits[0] ?? 0) > 0x7f ? [0, ...digits] : digits;
  return [0x02, positive.length, ...positive];
}

/** As authenticators write what browsers write as 64 bytes. */
function derSignature(raw: Bytes): Bytes {
  const numbers = [...derNumber(raw.subarray(0, 32)), ...derNumber(raw.subarray(32))];
  return Uint8Array.from([0x30, numbers.length, ...numbers]);
}

const EC = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

type Exported = Parameters<typeof crypto.subtle.exportKey>[1];

/** The public key, as CBOR and as browsers give it. Source: RFC 9053, section 7.1.1. */
async function publicKeyOf(publicKey: Exported): Promise<{ cose: Bytes; spki: Bytes }> {
  // 0x04, then the two coordinates.
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey));
  return {
    cose: joined(hex('a5010203262001215820'), point.subarray(1, 33), hex('225820'), point.subarray(33)),
    spki: new Uint8Array(await crypto.subtle.exportKey('spki', publicKey)),
  };
}

/** What a device is told of a request. */
interface AskedToMake {
  challenge: string;
  rp: Pick<PasskeyCreation['rp'], 'id'>;
  user: Pick<PasskeyCreation['user'], 'id'>;
}
type AskedToUse = Pick<PasskeyRequest, 'challenge' | 'rpId'>;

/**
 * A device with one passkey, in software: it makes real keys and real signatures, so that a backend can be shown what is wrong in one
 * thing alone.
 */
export async function softAuthenticator() {
  const pair = await crypto.subtle.generateKey(EC, true, ['sign', 'verify']);
  const { cose, spki } = await publicKeyOf(pair.publicKey);
  const credentialId = crypto.getRandomValues(new Uint8Array(32));
  const id = base64url(credentialId);
  let counter = 0;
  let owner = '';

  return {
    async make({ challenge, rp, user }: AskedToMake, odd: Oddity = {}): Promise<MadePasskey> {
      owner = user.id;
      const credential = joined(new Uint8Array(16), lengthOf(credentialId), credentialId, cose);
      const authData = await authenticatorData(rp.id, counter, odd, credential);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, odd)),
          authenticatorData: base64url(authData),
          attestationObject: base64url(attestationOf(authData)),
          publicKey: base64url(spki),
          publicKeyAlgorithm: -7,
        },
      };
    },

    async use({ challenge, rpId }: AskedToUse, odd: Oddity = {}): Promise<PasskeyUse> {
      counter += 1;
      const said = clientData('webauthn.get', challenge, odd);
      const authData = await authenticatorData(rpId, counter, odd);
      const signed = joined(authData, await sha256(odd.isForged ? bytesOf('something else') : said));
      const signature = await crypto.subtle.sign(EC, pair.privateKey, signed);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(said),
          authenticatorData: base64url(authData),
          signature: base64url(derSignature(new Uint8Array(signature))),
          ...((odd.userHandle ?? owner) && { userHandle: odd.userHandle ?? owner }),
        },
      };
    },
  };
}

export type SoftAuthenticator = Awaited<ReturnType<typeof softAuthenticator>>;
