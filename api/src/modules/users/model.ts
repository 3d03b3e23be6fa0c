import {
  conflict,
  EMAIL_TAKEN_MESSAGE,
  foldCase,
  notFound,
  USERNAME_TAKEN_MESSAGE,
} from '@friendbase/contract';
import type { ChallengeType, Person, Profile, ProfileChange, UserWithBalance } from '@friendbase/contract';
import type { Knex } from 'knex';
import { Model, UniqueViolationError } from 'objection';

/** A member with everything we know of them. What leaves the server is what a call's `output` names. */
export class MemberModel extends Model {
  static override tableName = 'users';
  declare id: string;
  declare username: string;
  declare usernameKey: string;
  declare email: string;
  declare emailKey: string;
  declare displayName: string;
  declare bio: string | null;
  declare avatarUrl: string | null;
  declare passwordHash: string;
  declare challengeType: ChallengeType;
  declare caregiverEmail: string | null;
  declare emergencyContact: string | null;
  declare supportNeeds: string | null;
  declare friendbaseBucks: number;
  declare createdAt: string;
}

/** The member's own record as the contract has it: no bio is no field. */
export const asUser = (member: MemberModel): UserWithBalance => ({
  ...asProfile(member),
  email: member.email,
  friendbaseBucks: member.friendbaseBucks,
});

/** What others may see of a member, and the columns it takes. */
export const PROFILE_COLUMNS = ['id', 'username', 'displayName', 'avatarUrl', 'bio'] as const;
type ProfileRow = Pick<MemberModel, (typeof PROFILE_COLUMNS)[number]>;

/** A member as others see them by a post, a comment or a message: no picture is no field. */
export const asPerson = ({ id, username, displayName, avatarUrl }: Omit<ProfileRow, 'bio'>): Person => ({
  id,
  username,
  displayName,
  ...(avatarUrl ? { avatarUrl } : {}),
});

/** A member as a friend, and whoever may become one, sees them. */
export const asProfile = ({ bio, ...person }: ProfileRow): Profile => ({
  ...asPerson(person),
  ...(bio ? { bio } : {}),
});

/** Throws 404 for a member who is not there. */
export async function requireMember(db: Knex, id: string): Promise<void> {
  if (!(await db('users').where({ id }).first('id'))) throw notFound('person');
}

type NewMember = Omit<MemberModel, keyof Model | 'usernameKey' | 'emailKey' | 'bio' | 'avatarUrl'>;

/** Throws 409 for a name or email address that is taken, whatever its letter case. */
export async function insertMember(db: Knex, member: NewMember): Promise<MemberModel> {
  const keys = { usernameKey: foldCase(member.username), emailKey: foldCase(member.email) };
  // Not by an error: after one PostgreSQL takes no further question in the same transaction.
  const [added] = await db('users')
    .insert({ ...member, ...keys })
    .onConflict()
    .ignore()
    .returning<object[]>('*');
  if (!added) throw await takenError(db, keys.usernameKey);
  return MemberModel.fromDatabaseJson(added);
}

/** The database has refused; this only tells which of the two it was, the name first when both are taken. */
async function takenError(db: Knex, usernameKey: string) {
  const sameName = await MemberModel.query(db).findOne({ usernameKey }).select('id');
  return conflict(sameName ? USERNAME_TAKEN_MESSAGE : EMAIL_TAKEN_MESSAGE);
}

export const findByUsername = (db: Knex, username: string) =>
  MemberModel.query(db).findOne({ usernameKey: foldCase(username) });

export const findByEmail = (db: Knex, email: string) =>
  MemberModel.query(db).findOne({ emailKey: foldCase(email) });

/** Whether a member still has the password they were read with; it then cannot change until the transaction ends. */
export async function holdPassword(
  trx: Knex.Transaction,
  { id, passwordHash }: Pick<MemberModel, 'id' | 'passwordHash'>,
): Promise<boolean> {
  return (await MemberModel.query(trx).findOne({ id, passwordHash }).select('id').forShare()) !== undefined;
}

/** Changes the given fields only. Throws 409 for an email address that is taken. */
export async function changeMember(db: Knex, id: string, change: ProfileChange): Promise<MemberModel> {
  const { displayName, email, bio, avatarUrl } = change;
  const columns = {
    ...(displayName === undefined ? {} : { displayName }),
    ...(email === undefined ? {} : { email, emailKey: foldCase(email) }),
    ...(bio === undefined ? {} : { bio: bio.trim() === '' ? null : bio }),
    ...(avatarUrl === undefined ? {} : { avatarUrl }),
  };
  try {
    // SQL has no update of nothing.
    if (Object.keys(columns).length > 0) await MemberModel.query(db).findById(id).patch(columns);
    return await MemberModel.query(db).findById(id).throwIfNotFound();
  } catch (error) {
    throw error instanceof UniqueViolationError ? conflict(EMAIL_TAKEN_MESSAGE) : error;
  }
}
