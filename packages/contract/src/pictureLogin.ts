import * as z from 'zod/mini';
import { endpoint, perAddress, perHour } from './endpoint.ts';
import type { Reason } from './errorCodes.ts';
import { AvatarUrl } from './avatars.ts';
import { LOGIN_PICTURES, PICTURES_TO_LOG_IN } from './loginPictures.ts';
import { ACCOUNT_LIMITS } from './registration.ts';
import { Id, text, Timestamp } from './text.ts';
import { User } from './users.ts';

/** Four pictures in their order. One may come more than once. */
const PictureSequence = z
  .array(z.enum(LOGIN_PICTURES))
  .check(z.minLength(PICTURES_TO_LOG_IN), z.maxLength(PICTURES_TO_LOG_IN));

/** Four times the same is what everybody would try first. */
export const picturesError = (pictures: readonly string[]): Reason | undefined =>
  new Set(pictures).size === 1 ? ['picturesTooSame'] : undefined;

/** A member's own way to log in with pictures on the device that asks. */
export const PictureLogin = z.object({
  /** When it was made; nothing where there is none. */
  madeAt: z.nullable(Timestamp),
  /** Too many were tried: the password opens it again. */
  isClosed: z.boolean(),
});
export type PictureLogin = z.infer<typeof PictureLogin>;

export const getPictureLogin = endpoint({
  method: 'get',
  path: '/api/auth/pictures',
  summary: 'Read whether you can log in with pictures on this device.',
  input: {},
  output: PictureLogin,
});

/**
 * Makes one for this device, in place of the one before. It takes the password, and a device where the member has logged in with it.
 * 403 for members with a role. Not a creating call, whose answer would be stored.
 */
export const makePictureLogin = endpoint({
  method: 'put',
  path: '/api/auth/pictures',
  summary: 'Choose four pictures to log in with on this device.',
  input: {
    body: z.object({ currentPassword: text(ACCOUNT_LIMITS.password), pictures: PictureSequence }),
  },
  output: PictureLogin,
  rule: ({ body }) => picturesError(body.pictures),
  limit: perHour(20),
  errors: [
    'picturesTooSame',
    'demoAccountStays',
    'picturesNotForRoles',
    'picturesNeedLogIn',
    'wrongCurrentPassword',
  ],
});

/** Fine where there is none. */
export const removePictureLogin = endpoint({
  method: 'delete',
  path: '/api/auth/pictures',
  summary: 'No longer log in with pictures on this device.',
  input: {},
  limit: perHour(60),
});

/** A member who can log in with pictures on a device. Its id is of this way alone. */
export const PictureFace = z.object({
  id: Id,
  displayName: z.string(),
  avatarUrl: z.optional(AvatarUrl),
  isClosed: z.boolean(),
});
export type PictureFace = z.infer<typeof PictureFace>;

/** Who can log in with pictures on the device that asks. It is known by its key alone: on any other device nobody is. */
export const listPictureFaces = endpoint({
  method: 'get',
  path: '/api/auth/pictures/faces',
  summary: 'Read who can log in with pictures on this device.',
  access: 'visitor',
  input: {},
  output: z.array(PictureFace),
});

/**
 * Starts a session. The same answer, after the same work, for other pictures and on a device where this way was not made. After five
 * wrong ones in a row it is closed there until the member logs in with their password.
 */
export const logInWithPictures = endpoint({
  method: 'post',
  path: '/api/auth/pictures/login',
  summary: 'Log in with pictures.',
  access: 'visitor',
  input: { body: z.object({ faceId: Id, pictures: PictureSequence }) },
  output: User,
  limit: perAddress(60, 10),
  errors: ['picturesRefused', 'picturesClosed'],
});
