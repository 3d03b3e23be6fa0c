import * as z from 'zod/mini';
import type { Reason } from './errorCodes.ts';
import { endpoint, perAddress, perHour } from './endpoint.ts';
import { ACCOUNT_LIMITS } from './registration.ts';
import { Id, isBlank, line, text, Timestamp } from './text.ts';
import { User } from './users.ts';

/** Bytes as WebAuthn's JSON has them. Of more than `most` characters nothing of an authenticator is. */
const base64url = (most: number) => z.string().check(z.maxLength(most), z.regex(/^[\w-]+$/));
/** Source: W3C Web Authentication, “Credential ID”: at most 1,023 bytes. */
const CredentialId = base64url(1364);
const Challenge = base64url(100);
const ClientData = base64url(4000);
const AuthenticatorData = base64url(4000);

/** What a browser gives back when a passkey was used. Source: W3C Web Authentication, `AuthenticationResponseJSON`. */
export const PasskeyUse = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: ClientData,
    authenticatorData: AuthenticatorData,
    signature: base64url(2000),
    userHandle: z.optional(base64url(100)),
  }),
});
export type PasskeyUse = z.infer<typeof PasskeyUse>;

/** What a browser gives back when a passkey was made. Source: the same, `RegistrationResponseJSON`. */
export const MadePasskey = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: ClientData,
    authenticatorData: AuthenticatorData,
    attestationObject: base64url(20_000),
    /** SubjectPublicKeyInfo, in DER. */
    publicKey: base64url(2000),
    publicKeyAlgorithm: z.int(),
  }),
});
export type MadePasskey = z.infer<typeof MadePasskey>;

const Known = z.object({ type: z.literal('public-key'), id: CredentialId });

/** With which a browser makes a passkey. Source: the same, `PublicKeyCredentialCreationOptionsJSON`. */
export const PasskeyCreation = z.object({
  challenge: Challenge,
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: base64url(100), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(Known),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

/** With which a browser uses one. Source: the same, `PublicKeyCredentialRequestOptionsJSON`. */
export const PasskeyRequest = z.object({
  challenge: Challenge,
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  /** Empty where nobody has said who they are: the member chooses among what the device knows. */
  allowCredentials: z.array(Known),
});
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

export const MOST_PASSKEY_NAME_CHARACTERS = 50;
const PasskeyName = line(MOST_PASSKEY_NAME_CHARACTERS);

/** A passkey of a member, as they see it. */
export const Passkey = z.object({
  id: Id,
  name: z.string(),
  createdAt: Timestamp,
  lastUsedAt: z.nullable(Timestamp),
  /** It may have been copied: nobody gets in with it. */
  isPaused: z.boolean(),
});
export type Passkey = z.infer<typeof Passkey>;

/** That it is the member: by the password they have, or by a passkey that was just used. */
export const OwnProof = z.union([
  z.object({ currentPassword: text(ACCOUNT_LIMITS.password) }),
  z.object({ passkey: PasskeyUse }),
]);
export type OwnProof = z.infer<typeof OwnProof>;

const nameRule = ({ body }: { body: { name: string } }): Reason | undefined =>
  isBlank(body.name) ? ['passkeyNameMissing'] : undefined;

export const listPasskeys = endpoint({
  method: 'get',
  path: '/api/passkeys',
  summary: 'Read which passkeys you have, the newest first.',
  input: {},
  output: z.object({
    /** Whether passkeys can be made at this address: it needs a name, and cannot be a number. */
    isOffered: z.boolean(),
    /** Whether what the member's role is for waits until they have logged in with one, or made one. */
    isNeeded: z.boolean(),
    passkeys: z.array(Passkey),
  }),
});

/** Of the passkeys that the member has: for calls that ask for a proof. */
export const startPasskeyProof = endpoint({
  method: 'post',
  path: '/api/passkeys/proof',
  summary: 'Ask for what you prove by a passkey that it is you.',
  input: {},
  output: PasskeyRequest,
  limit: perHour(120),
  errors: ['notOffered', 'passkeyNotFound'],
});

/** The codes by which a call refuses a proof. */
export const OF_PROOF = [
  'wrongCurrentPassword',
  'passkeyRefused',
  'passkeyTooLate',
  'passkeyPaused',
  'passkeyNeeded',
] as const;

/**
 * Whoever holds a session must not make themselves a way back: it takes a proof. Before the browser makes anything, so that no device
 * stores a passkey that is none.
 */
export const startPasskey = endpoint({
  method: 'post',
  path: '/api/passkeys/challenge',
  summary: 'Ask for what a browser makes a passkey with.',
  input: { body: z.object({ proof: OwnProof }) },
  output: PasskeyCreation,
  limit: perHour(60),
  errors: ['notOffered', 'demoAccountStays', 'tooManyPasskeys', ...OF_PROOF],
});

/** Not a creating call: a challenge makes one passkey, however often it comes. */
export const makePasskey = endpoint({
  method: 'post',
  path: '/api/passkeys',
  summary: 'Keep a passkey that your browser has made.',
  input: { body: z.object({ name: PasskeyName, made: MadePasskey }) },
  output: Passkey,
  rule: nameRule,
  limit: perHour(60),
  errors: [
    'passkeyNameMissing',
    'notOffered',
    'demoAccountStays',
    'tooManyPasskeys',
    'passkeyRefused',
    'passkeyTooLate',
  ],
});

export const renamePasskey = endpoint({
  method: 'patch',
  path: '/api/passkeys/:id',
  summary: 'Give a passkey of yours another name.',
  input: { params: z.object({ id: Id }), body: z.object({ name: PasskeyName }) },
  output: Passkey,
  rule: nameRule,
  limit: perHour(120),
  errors: ['passkeyNameMissing', 'passkeyNotFound'],
});

export const removePasskey = endpoint({
  method: 'post',
  path: '/api/passkeys/:id/removal',
  summary: 'Take a passkey of yours away.',
  input: { params: z.object({ id: Id }), body: z.object({ proof: OwnProof }) },
  limit: perHour(60),
  errors: ['passkeyNotFound', 'notOffered', ...OF_PROOF],
});

/** A browser that can make passkeys says so once after a log in; the member says that they do not want any. */
export const answerPasskeyOffer = endpoint({
  method: 'put',
  path: '/api/passkeys/offer',
  summary: 'Tell that this browser can make passkeys, or that you want none.',
  input: { body: z.object({ answer: z.enum(['possible', 'declined']) }) },
  limit: perHour(60),
});

/** Nobody says who they are: the passkey that is used does. */
export const startPasskeyLogIn = endpoint({
  method: 'post',
  path: '/api/auth/passkey/challenge',
  summary: 'Ask for what you log in by a passkey with.',
  access: 'visitor',
  input: {},
  output: PasskeyRequest,
  limit: perAddress(600, 10),
  errors: ['notOffered'],
});

/** One sentence for an unknown passkey and for one that does not fit. Of a closed account the same as `logIn`. */
export const logInWithPasskey = endpoint({
  method: 'post',
  path: '/api/auth/passkey',
  summary: 'Log in by a passkey, without a name and without a password.',
  access: 'visitor',
  input: { body: z.object({ passkey: PasskeyUse }) },
  output: User,
  limit: perAddress(100, 5),
  errors: ['notOffered', 'passkeyRefused', 'passkeyTooLate', 'passkeyPaused', 'accountClosed'],
});
