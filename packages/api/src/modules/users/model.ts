import { badgeOf, drawnPersonUrl, foldCase, mediaUrl, apiError, usernameKey } from '@friendbase/contract';
import type { AvatarFrame, ChallengeType, Finders, Person, Privacy, Role } from '@friendbase/contract';
import type { Knex } from 'knex';
import { Model } from 'objection';
import type { Modifiers, Pojo } from 'objection';
import { usernameSkeleton } from '@friendbase/contract/skeleton';

/** What `personSeen` of the contract needs. */
const PERSON = [
  'id',
  'username',
  'displayName',
  'avatarMediaId',
  'drawnPerson',
  'avatarFrame',
  'role',
  'closedAt',
  'profileHiddenAt',
] as const;

/** Columns that hold null for a member who gave nothing there. */
const OPTIONAL = [
  'bio',
  'avatarMediaId',
  'drawnPerson',
  'avatarFrame',
  'challengeType',
  'caregiverEmail',
  'emergencyContact',
  'supportNeeds',
] as const;

/** SQLite has a number for yes and no. */
const SWITCHES = ['isReadShown', 'isTypingShown'] as const;

/**
 * A member with everything we know of them. Handlers answer with it as it is: a call's `output` picks the fields that
 * leave the server.
 */
export class MemberModel extends Model {
  static override tableName = 'users';

  declare id: string;
  declare username: string;
  declare usernameKey: string;
  /** What looks like this username. */
  declare usernameSkeleton: string;
  declare email: string;
  declare emailKey: string;
  declare displayName: string;
  declare bio?: string;
  /** The member's own picture: a file, or a drawn person. */
  declare avatarMediaId?: string;
  declare drawnPerson?: string;
  declare avatarFrame?: AvatarFrame;
  /** Who can see a post of theirs unless they choose otherwise for it. */
  declare defaultPrivacy: Privacy;
  /** What friends see who show it too. */
  declare isReadShown: boolean;
  declare isTypingShown: boolean;
  /** Who finds them by name. */
  declare findableBy: Finders;
  /** Others see it as a badge, and no call sets it. */
  declare role: Role;
  declare pausedUntil: string | null;
  declare closedAt: string | null;
  /** Since when moderators hide the username, and what the profile said then. */
  declare profileHiddenAt: string | null;
  /** Since when the email address is known to be theirs; null for one that is not. */
  declare emailConfirmedAt: string | null;
  declare passwordHash: string;
  declare challengeType?: ChallengeType;
  declare caregiverEmail?: string;
  declare emergencyContact?: string;
  declare supportNeeds?: string;
  declare friendbaseBucks: number;
  declare createdAt: string;

  static override modifiers: Modifiers = {
    /** A member as others see them beside what they wrote. */
    person: (query) => void query.select(...PERSON),
    /** A member as a friend, and whoever may become one, sees them. */
    profile: (query) => void query.select(...PERSON, 'bio'),
  };

  get avatarUrl(): string | undefined {
    return avatarUrlOf(this);
  }

  get badge(): Person['badge'] {
    return badgeOf(this.role);
  }

  get isModerator(): boolean {
    return this.role === 'moderator';
  }

  get isOrganizer(): boolean {
    return this.role === 'organizer';
  }

  /** In the contract, nothing given is no field. */
  override $parseDatabaseJson(row: Pojo): Pojo {
    const parsed = super.$parseDatabaseJson(row);
    for (const name of OPTIONAL) if (parsed[name] === null) delete parsed[name];
    for (const name of SWITCHES) if (name in parsed) parsed[name] = Boolean(parsed[name]);
    return parsed;
  }

  /** An empty text takes back what was given. */
  override $formatDatabaseJson(json: Pojo): Pojo {
    const row = super.$formatDatabaseJson(json);
    for (const name of OPTIONAL) if (row[name] === '') row[name] = null;
    return row;
  }
}

/** Where a member's own picture is: a drawn person, or a file. */
export function avatarUrlOf({
  drawnPerson,
  avatarMediaId,
}: {
  drawnPerson?: string | null;
  avatarMediaId?: string | null;
}): string | undefined {
  if (drawnPerson) return drawnPersonUrl(drawnPerson);
  return avatarMediaId ? mediaUrl(avatarMediaId) : undefined;
}

/** Throws 404 for a member who is not there. */
export async function requireMember(db: Knex, id: string): Promise<void> {
  if (!(await MemberModel.query(db).findById(id).select('id'))) throw apiError('personNotFound');
}

/** Whether anybody can reach a member: nobody can where there is none, or the account was closed. */
export const isReachable = async (db: Knex, id: string): Promise<boolean> =>
  (await MemberModel.query(db).findOne({ id, closedAt: null }).select('id')) !== undefined;

/** Throws 404 for a member whom nobody can reach. */
export async function requireReachable(db: Knex, id: string): Promise<void> {
  if (!(await isReachable(db, id))) throw apiError('personNotFound');
}

/** Who decides cases, but for one that a case is about. */
export const moderatorIds = async (db: Knex, ownerId: string): Promise<string[]> => {
  const moderators = await MemberModel.query(db)
    .where({ role: 'moderator', closedAt: null })
    .whereNot({ id: ownerId })
    .select('id');
  return moderators.map(({ id }) => id);
};

/** First, as by every call of a member: of two that change one account, the second waits before it holds anything. */
export const holdMember = async (trx: Knex.Transaction, id: string): Promise<void> =>
  void (await MemberModel.query(trx).findById(id).select('id').forUpdate());

export const findByUsername = (db: Knex, username: string) =>
  MemberModel.query(db).findOne({ usernameKey: usernameKey(username) });

export const findByEmail = (db: Knex, email: string) =>
  MemberModel.query(db).findOne({ emailKey: foldCase(email) });

/** What has to be one member's alone. */
export const memberKeys = ({ username, email }: { username: string; email: string }) => ({
  usernameKey: usernameKey(username),
  usernameSkeleton: usernameSkeleton(username),
  emailKey: foldCase(email),
});

export type MemberKeys = ReturnType<typeof memberKeys>;

/** The member who looks, and when. */
export interface Viewer {
  memberId: string;
  now: Date;
}
