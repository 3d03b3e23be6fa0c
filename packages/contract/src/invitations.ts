import * as z from 'zod/mini';
import { apiError } from './apiError.ts';
import { endpoint, perHour } from './endpoint.ts';
import { Friendship, type Relation } from './friendships.ts';
import { Id, line, orEmpty, Timestamp } from './text.ts';
import { Profile } from './users.ts';

/** So long an invitation works that nobody uses. */
export const INVITATION_DAYS = 7;

/** As many as may wait for somebody at once: they are for people who know each other. */
export const MOST_INVITATIONS = 5;

/** The page that a link opens; its key stands in the query. */
export const INVITED_PATH = '/invited';

/** The address that is given to somebody. */
export const invitationUrl = (origin: string, key: string): string =>
  `${origin}${INVITED_PATH}?${new URLSearchParams({ key })}`;

/** An invitation as its maker sees it again: without the key, which is told once. */
export const Invitation = z.object({ id: Id, madeAt: Timestamp, endsAt: Timestamp });
export type Invitation = z.infer<typeof Invitation>;

/** An invitation as backends store it. It goes with its use. */
export interface StoredInvitation {
  id: string;
  memberId: string;
  /** A server stores a hash of it. */
  key: string;
  madeAt: string;
}

/** The latest time of making of what is over. */
export const overBefore = (now: Date): string =>
  new Date(now.getTime() - INVITATION_DAYS * 86_400_000).toISOString();

export const isInvitationOpen = ({ madeAt }: Pick<StoredInvitation, 'madeAt'>, now: Date): boolean =>
  madeAt > overBefore(now);

export const invitationOf = ({ id, madeAt }: Pick<StoredInvitation, 'id' | 'madeAt'>): Invitation => ({
  id,
  madeAt,
  endsAt: new Date(Date.parse(madeAt) + INVITATION_DAYS * 86_400_000).toISOString(),
});

/** Throws 409 for who has as many that wait as there may be. */
export function requireRoomForInvitation(waiting: number): void {
  if (waiting >= MOST_INVITATIONS) throw apiError('tooManyInvitations');
}

interface Found {
  madeAt: string;
  /** Of a maker whose account is closed nothing works. */
  isMakerOpen: boolean;
  relation: Relation;
}

/**
 * Throws 404 for what was made up, is over, used or taken back, and where one of the two has blocked the other: all in the same
 * words. 409 for the maker's own.
 */
export function requireUsable<One extends Found>(found: One | undefined, now: Date): One {
  if (!found?.isMakerOpen || !isInvitationOpen(found, now) || found.relation === 'blocked')
    throw apiError('invitationOver');
  if (found.relation === 'self') throw apiError('ownInvitation');
  return found;
}

/** Those that wait, the latest first. */
export const listInvitations = endpoint({
  method: 'get',
  path: '/api/invitations',
  summary: 'Read which of your invitations nobody has used yet.',
  input: {},
  output: z.array(Invitation),
});

/** Not a creating call, whose answer would be stored: the key is told this once. One too many is taken back. */
export const makeInvitation = endpoint({
  method: 'post',
  path: '/api/invitations',
  summary: 'Make an invitation for a person you know.',
  input: {},
  output: z.extend(Invitation, { key: z.string() }),
  limit: perHour(60),
  errors: ['tooManyInvitations'],
});

/** Of one that is over or used already, and of another member's, it changes nothing. */
export const endInvitation = endpoint({
  method: 'delete',
  path: '/api/invitations/:id',
  summary: 'Take an invitation back.',
  input: { params: z.object({ id: Id }) },
  limit: perHour(120),
});

const Key = orEmpty(line(100));

/** Whoever was given it sees who it is from, whoever else may find them. Looking uses nothing up. */
export const showInvitation = endpoint({
  method: 'get',
  path: '/api/invitations/shown',
  summary: 'See who invites you.',
  input: { query: z.object({ key: Key }) },
  output: z.object({ person: Profile, endsAt: Timestamp }),
  limit: perHour(300),
  errors: ['invitationOver', 'ownInvitation'],
});

/** Asks the maker for a friendship, as `createFriendship` does. Works once: of two at the same time, one is too late. */
export const acceptInvitation = endpoint({
  method: 'post',
  path: '/api/invitations/accepted',
  summary: 'Ask the person who invites you to be your friend.',
  status: 201,
  isCreating: true,
  input: { body: z.object({ key: Key }) },
  output: Friendship,
  limit: perHour(120),
  errors: ['invitationOver', 'ownInvitation'],
});
