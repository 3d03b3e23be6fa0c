import * as z from 'zod/mini';
import { endpoint, perAddress, perHour } from './endpoint.ts';
import { newPasswordError } from './passwordChange.ts';
import { ACCOUNT_LIMITS } from './registration.ts';
import { line, orEmpty, text, Timestamp } from './text.ts';
import { isEmailAddress, USER_LIMITS } from './users.ts';

const SixDigits = z.string().check(z.regex(/^\d{6}$/));

/** What a card shows: the names of its pictures, in their order, and its number. A name that is none fits no card. */
const CardSecret = z.object({
  pictures: z.array(z.string().check(z.regex(/^[a-z]{2,20}$/))).check(z.maxLength(4)),
  number: SixDigits,
});
export type CardSecret = z.infer<typeof CardSecret>;

/** A card as it is shown, once: nobody can read it again. */
export const RecoveryCard = z.extend(CardSecret, { madeAt: Timestamp });
export type RecoveryCard = z.infer<typeof RecoveryCard>;

/** When the card was made that the member has, if there is one. */
export const getCard = endpoint({
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
export const makeCard = endpoint({
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
export const showCard = endpoint({
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
 * Asks for a mail that lets a member choose a password. The same answer whoever the address is of, and for nobody's: only a confirmed
 * one gets a mail. The number in it works where it was asked for, by the `ticket` of this answer.
 */
export const requestRecovery = endpoint({
  method: 'post',
  path: '/api/recovery/mail',
  summary: 'Ask for an email that lets you choose a new password.',
  access: 'visitor',
  input: { body: z.object({ email: orEmpty(line(USER_LIMITS.email)) }) },
  output: z.object({ ticket: z.string() }),
  rule: ({ body }) => (isEmailAddress(body.email) ? undefined : ['emailInvalid']),
  limit: perAddress(60, 10),
  errors: ['emailInvalid', 'notOffered'],
});

/** Proves by the number in a mail who somebody is. The same answer for a wrong one, and for one that is over. */
export const showCode = endpoint({
  method: 'post',
  path: '/api/recovery/code',
  summary: 'Write the number of the email, to choose a new password.',
  access: 'visitor',
  input: { body: z.object({ ticket: line(100), code: SixDigits }) },
  output: z.object({ token: z.string() }),
  limit: perAddress(60, 10),
  errors: ['codeRefused'],
});

/**
 * Chooses a password with a proof, once. Ends every session of the member and the one of this browser, and starts none: they log in with it. With a card,
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
