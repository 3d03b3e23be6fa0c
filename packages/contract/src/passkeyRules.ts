import { apiError } from './apiError.ts';
import type { PasskeySite } from './passkeySite.ts';
import type { PasskeyCreation, PasskeyRequest } from './passkeys.ts';
import type { User } from './users.ts';

// Apart from the calls: whoever starts the demo loads those, and needs none of this yet.

/** What a challenge is for: one of another purpose is unknown there. */
export type PasskeyPurpose = 'make' | 'prove' | 'logIn';

/** A challenge as it is stored, until it is used. */
export interface StoredChallenge {
  challenge: string;
  purpose: PasskeyPurpose;
  /** Nobody's for who has yet to say who they are. */
  memberId: string | null;
  createdAt: string;
}

/** A passkey as it is stored. */
export interface StoredPasskey {
  id: string;
  memberId: string;
  /** What authenticators know it by, in Base64url. */
  credentialId: string;
  name: string;
  /** In Base64url, in the form of the backend. */
  publicKey: string;
  /** How often it was used, as far as its authenticator tells; 0 where that counts nothing. */
  counter: number;
  createdAt: string;
  lastUsedAt: string | null;
  pausedAt: string | null;
}

/** As many as somebody has devices, and some more. */
export const MOST_PASSKEYS = 10;

/** So long the browser asks: some take long to find their phone, their key or the right finger. Source: WCAG 2.2.1. */
export const PASSKEY_TIMEOUT_MS = 300_000;
/** So long a challenge is good: the browser's time, and some for the way. */
export const CHALLENGE_MINUTES = 10;

/**
 * ES256 and RS256, which every authenticator has one of. With more on offer Chromium takes ML-DSA, whose keys are 17 times as
 * long.
 */
export const PASSKEY_ALGORITHMS: readonly number[] = [-7, -257];

/** Throws 409 for who has as many as one may have. */
export function requireRoom(count: number): void {
  if (count >= MOST_PASSKEYS) throw apiError('tooManyPasskeys');
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

export const newChallenge = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

/** What authenticators store of a member: their id, which says nothing about them. */
export const userHandleOf = (memberId: string): string => base64url(new TextEncoder().encode(memberId));

type KnownIds = readonly Pick<StoredPasskey, 'credentialId'>[];

const known = (passkeys: KnownIds) =>
  passkeys.map(({ credentialId: id }) => ({ type: 'public-key' as const, id }));

/** With which a member's browser makes a passkey, on a device that has none of theirs yet. */
export const creationOf = (
  { rpId }: PasskeySite,
  challenge: string,
  { id, username, displayName }: Pick<User, 'id' | 'username' | 'displayName'>,
  passkeys: KnownIds,
): PasskeyCreation => ({
  challenge,
  rp: { id: rpId, name: 'FriendBase' },
  user: { id: userHandleOf(id), name: username, displayName },
  pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
  timeout: PASSKEY_TIMEOUT_MS,
  excludeCredentials: known(passkeys),
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  attestation: 'none',
});

/** With which a browser uses one of these, or whichever it has. */
export const requestOf = (
  { rpId }: PasskeySite,
  challenge: string,
  passkeys: KnownIds = [],
): PasskeyRequest => ({
  challenge,
  rpId,
  timeout: PASSKEY_TIMEOUT_MS,
  userVerification: 'required',
  allowCredentials: known(passkeys),
});

interface ClientData {
  type: string;
  challenge: string;
  origin: string;
}

/** What a browser says it was asked. Throws 403 for what cannot be read. */
export function clientDataIn(clientDataJSON: string): ClientData {
  try {
    const bytes = Uint8Array.from(atob(clientDataJSON.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    );
    const { type, challenge, origin } = JSON.parse(new TextDecoder().decode(bytes)) as Partial<ClientData>;
    return { type: String(type), challenge: String(challenge), origin: String(origin) };
  } catch {
    throw apiError('passkeyRefused');
  }
}

interface Asked {
  purpose: PasskeyPurpose;
  memberId: string | null;
}

/**
 * Throws 403 for a challenge that is unknown, used, of another purpose, another member's or too old: nobody is told which. One from the
 * future is of a clock that was set back.
 */
export function requireChallenge(
  stored: StoredChallenge | undefined,
  { purpose, memberId }: Asked,
  now: Date,
): void {
  const isIt = stored?.purpose === purpose && stored.memberId === memberId;
  const ageMs = stored ? Math.abs(now.getTime() - Date.parse(stored.createdAt)) : 0;
  if (!isIt || ageMs >= CHALLENGE_MINUTES * 60_000) throw apiError('passkeyTooLate');
}

/**
 * Whether an authenticator has counted less than before: there may be two with the same key. Source: W3C Web Authentication, “Signature
 * Counter”.
 */
export const isCounterBack = (before: number, now: number): boolean =>
  (before > 0 || now > 0) && now <= before;
