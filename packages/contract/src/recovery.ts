import * as z from 'zod/mini';
import { endpoint, perAddress, perHour } from './endpoint.ts';
import { apiError } from './errorCodes.ts';
import { newPasswordError } from './passwordChange.ts';
import type { Told } from './live.ts';
import type { SecurityNews } from './notifications.ts';
import { ACCOUNT_LIMITS } from './registration.ts';
import { line, orEmpty, text, Timestamp } from './text.ts';
import { USER_LIMITS } from './users.ts';
import { NEW_PASSWORD_PATH } from './visitorForms.ts';

/** What a recovery card may show. Each differs from the others in shape and in name. */
export const CARD_PICTURES = [
  'flower',
  'tree',
  'butterfly',
  'snail',
  'mushroom',
  'sun',
  'cloud',
  'star',
  'house',
  'key',
  'lamp',
  'chair',
  'clock',
  'bed',
  'umbrella',
  'book',
  'apple',
  'banana',
  'bread',
  'cheese',
  'carrot',
  'egg',
  'fish',
  'cake',
] as const;
export type CardPicture = (typeof CARD_PICTURES)[number];

/** How many pictures stand on a card, each another, in their order. */
export const PICTURES_ON_CARD = 4;
/** How many digits its number has. Pictures and number together are one of 2.6 × 10¹¹ (decision 0149). */
export const DIGITS_ON_CARD = 6;

const CardSecret = z.object({
  pictures: z.array(z.enum(CARD_PICTURES)).check(z.length(PICTURES_ON_CARD)),
  number: z.string().check(z.regex(/^\d{6}$/)),
});
export type CardSecret = z.infer<typeof CardSecret>;

/** A card as it is shown, once: nobody can read it again. */
export const RecoveryCard = z.extend(CardSecret, { madeAt: Timestamp });
export type RecoveryCard = z.infer<typeof RecoveryCard>;

/** A card as one text, to be hashed. */
export const cardText = ({ pictures, number }: CardSecret): string => `${pictures.join(' ')} ${number}`;

/** A whole number from 0 to `below` - 1, each as likely as the others. */
function randomBelow(below: number): number {
  const range = 2 ** 32;
  const fair = range - (range % below);
  const [drawn = fair] = crypto.getRandomValues(new Uint32Array(1));
  return drawn < fair ? drawn % below : randomBelow(below);
}

/** What a new card shows. */
export function drawCard(): CardSecret {
  const left: CardPicture[] = [...CARD_PICTURES];
  const pictures = Array.from({ length: PICTURES_ON_CARD }, () =>
    left.splice(randomBelow(left.length), 1),
  ).flat();
  const number = String(randomBelow(10 ** DIGITS_ON_CARD)).padStart(DIGITS_ON_CARD, '0');
  return { pictures, number };
}

/** How somebody proves who they are without a password: by their card, or by a link that who runs the server gave them. */
export type RecoveryWay = 'card' | 'link';

/** So long a proof lets its member choose a password. */
export const RECOVERY_MINUTES = 30;
const RECOVERY_MS = RECOVERY_MINUTES * 60_000;

/** A proof of a member, as it is stored. There is one: a newer one takes its place. */
export interface StoredRecovery {
  memberId: string;
  token: string;
  way: RecoveryWay;
  createdAt: string;
}

/** Whether a proof still holds. One from the future is of a clock that was set back: it may not live the longer for it. */
export const isRecoveryOpen = ({ createdAt }: Pick<StoredRecovery, 'createdAt'>, now: Date): boolean =>
  Math.abs(now.getTime() - Date.parse(createdAt)) < RECOVERY_MS;

/** The page of a link that lets somebody choose a password. What proves it stands behind `#`, which no server is sent. */
export const recoveryLink = (origin: string, token: string): string =>
  `${origin}${NEW_PASSWORD_PATH}#${token}`;

/** Throws 403 for a proof that is unknown, used, replaced or too old: nobody is told which. */
export function requireOpen<Stored extends Pick<StoredRecovery, 'createdAt'>>(
  stored: Stored | undefined,
  now: Date,
): Stored {
  if (!stored || !isRecoveryOpen(stored, now)) throw apiError('recoveryOver');
  return stored;
}

const newsOf = (memberId: string, thingId: SecurityNews) =>
  ({ memberId, data: {}, notification: { kind: 'security', thingId, actorId: null } }) as const;

/** What is told of a new account: how to get back in is best settled before it is needed. */
export const toldOfAccount = (memberId: string): Told => ({
  name: 'security',
  ...newsOf(memberId, 'offerCard'),
});

/** What is told of a card that was made. */
export const toldOfCard = (memberId: string): Told => ({ name: 'security', ...newsOf(memberId, 'card') });

/** What is told of a password that was chosen without the one before: every session has ended. */
export const toldOfRecovery = (memberId: string, way: RecoveryWay): Told => ({
  name: 'sessionEnded',
  ...newsOf(memberId, way === 'card' ? 'passwordByCard' : 'passwordByLink'),
});

/** When the card was made that the member has, if there is one. */
export const getRecoveryCard = endpoint({
  method: 'get',
  path: '/api/recovery/card',
  summary: 'Read whether you have a recovery card.',
  input: {},
  output: z.object({ madeAt: z.nullable(Timestamp) }),
});

/**
 * Makes a card, in place of the one before. Whoever holds a session must not make themselves a way back: it takes the
 * password. Not a creating call, whose answer would be stored.
 */
export const makeRecoveryCard = endpoint({
  method: 'put',
  path: '/api/recovery/card',
  summary: 'Make a recovery card in place of the one you had.',
  input: { body: z.object({ currentPassword: text(ACCOUNT_LIMITS.password) }) },
  output: RecoveryCard,
  limit: perHour(20),
  errors: ['demoAccountStays', 'wrongCurrentPassword'],
});

/**
 * Proves by a card who somebody is. The same answer for a wrong card, for who has none and for a name that nobody has. The
 * card goes on until a password is chosen with it.
 */
export const proveByCard = endpoint({
  method: 'post',
  path: '/api/recovery/proof',
  summary: 'Show your recovery card, to choose a new password.',
  access: 'visitor',
  input: {
    body: z.extend(CardSecret, { username: orEmpty(line(USER_LIMITS.email)) }),
  },
  output: z.object({ token: z.string() }),
  limit: perAddress(60, 10),
  errors: ['cardRefused'],
});

/**
 * Chooses a password with a proof, once. Ends every session of the member, and starts none: they log in with it. With a card,
 * the answer has the next one, and the one before is worth nothing.
 */
export const choosePassword = endpoint({
  method: 'post',
  path: '/api/recovery/password',
  summary: 'Choose a new password without the one before.',
  access: 'visitor',
  input: { body: z.object({ token: line(100), newPassword: text(ACCOUNT_LIMITS.password) }) },
  output: z.object({ username: z.string(), card: z.nullable(RecoveryCard) }),
  rule: ({ body }) => newPasswordError(body),
  limit: perAddress(60, 10),
  errors: ['newPasswordTooShort', 'passwordIsName', 'passwordCommon', 'recoveryOver'],
});
