import * as z from 'zod/mini';
import { AVATAR_FRAMES, AvatarUrl } from './avatars.ts';
import { endpoint, perHour } from './endpoint.ts';
import type { Reason } from './errorCodes.ts';
import { apiError } from './apiError.ts';
import { OF_PROOF, PasskeyUse } from './passkeys.ts';
import type { OwnProof } from './passkeys.ts';
import { MOST_PASSWORD_CHARACTERS, Id, line, text } from './text.ts';
import { Finders, Privacy, isEmailAddress, User, USER_LIMITS } from './users.ts';
import { hasLetterOrDigit } from './usernames.ts';

// Apart from the members themselves: the first screen knows those, and changes none.

export const ProfileChange = z.object({
  displayName: z.optional(line(USER_LIMITS.displayName)),
  email: z.optional(line(USER_LIMITS.email)),
  bio: z.optional(text(USER_LIMITS.bio)),
  avatarUrl: z.optional(z.nullable(AvatarUrl)),
  /** One that a reward of the member's delivered. */
  avatarFrame: z.optional(z.nullable(z.enum(AVATAR_FRAMES))),
  defaultPrivacy: z.optional(Privacy),
  isReadShown: z.optional(z.boolean()),
  isTypingShown: z.optional(z.boolean()),
  findableBy: z.optional(Finders),
  /** Whom “Call for Help” calls. Empty for nobody. Only the call for the member's own record tells it. */
  emergencyContact: z.optional(line(USER_LIMITS.emergencyContact)),
  /** One of both is needed for another email address: whoever holds that can one day get the account. */
  currentPassword: z.optional(text(MOST_PASSWORD_CHARACTERS)),
  passkey: z.optional(PasskeyUse),
});
export type ProfileChange = z.infer<typeof ProfileChange>;

/** The error response of a profile without a name or a valid email address, if there is one. */
export function profileError({ displayName, email }: ProfileChange): Reason | undefined {
  if (displayName === '') return ['displayNameMissing'];
  if (displayName !== undefined && !hasLetterOrDigit(displayName)) {
    return ['nameWithoutLetter', { field: 'displayName' }];
  }
  if (email !== undefined && !isEmailAddress(email)) return ['emailInvalid'];
  return undefined;
}

/** What proves for another email address that it is the member. Throws 403 where nothing does. */
export function requireEmailProof({ currentPassword, passkey }: ProfileChange): OwnProof {
  if (passkey) return { passkey };
  if (currentPassword === undefined) throw apiError('emailNeedsPassword');
  return { currentPassword };
}

/** Whether a change is to another email address than the member has, for which they give their password. */
export const isEmailChanged = ({ email }: ProfileChange, member: Pick<User, 'email'>): boolean =>
  email !== undefined && email !== member.email;

/**
 * Changes the given fields only; an empty `bio`, and an `avatarUrl` or `avatarFrame` of null, remove them. 403 for another member, for
 * another email address without the right `currentPassword` or a `passkey` of theirs, and for another name or email address of the demo account; 400 for another name that claims a role; 409 for a taken email address; 404 for an `avatarUrl` that is
 * neither a ready image of the member's own nor a drawn person there is, and for an `avatarFrame` that no reward of theirs delivered.
 */
export const updateUser = endpoint({
  method: 'patch',
  path: '/api/users/:id',
  summary: 'Change your name, email address, bio, picture, or what others see of you.',
  input: { params: z.object({ id: Id }), body: ProfileChange },
  output: User,
  rule: ({ body }) => profileError(body),
  limit: perHour(60),
  errors: [
    'displayNameMissing',
    'nameWithoutLetter',
    'nameClaimsRole',
    'emailInvalid',
    'notYourAccount',
    'demoAccountStays',
    'emailNeedsPassword',
    'notOffered',
    ...OF_PROOF,
    'emailTaken',
    'mediaNotFound',
    'rewardNotFound',
  ],
});
