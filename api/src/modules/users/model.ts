import { conflict, EMAIL_TAKEN_MESSAGE, foldCase, USERNAME_TAKEN_MESSAGE } from '@friendbase/contract';
import type { ChallengeType, ProfileChange, UserWithBalance } from '@friendbase/contract';
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
  declare passwordHash: string;
  declare challengeType: ChallengeType;
  declare caregiverEmail: string | null;
  declare emergencyContact: string | null;
  declare supportNeeds: string | null;
  declare friendbaseBucks: number;
  declare createdAt: string;
}

/** The member's own record as the contract has it: no bio is no field. */
export function asUser({
  id,
  username,
  displayName,
  email,
  bio,
  friendbaseBucks,
}: MemberModel): UserWithBalance {
  return { id, username, displayName, email, friendbaseBucks, ...(bio ? { bio } : {}) };
}

type NewMember = Omit<MemberModel, keyof Model | 'usernameKey' | 'emailKey' | 'bio'>;

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

/** Changes the given fields only. Throws 409 for an email address that is taken. */
export async function changeMember(db: Knex, id: string, change: ProfileChange): Promise<MemberModel> {
  const { displayName, email, bio } = change;
  const columns = {
    ...(displayName === undefined ? {} : { displayName }),
    ...(email === undefined ? {} : { email, emailKey: foldCase(email) }),
    ...(bio === undefined ? {} : { bio: bio.trim() === '' ? null : bio }),
  };
  try {
    // SQL has no update of nothing.
    if (Object.keys(columns).length > 0) await MemberModel.query(db).findById(id).patch(columns);
    return await MemberModel.query(db).findById(id).throwIfNotFound();
  } catch (error) {
    throw error instanceof UniqueViolationError ? conflict(EMAIL_TAKEN_MESSAGE) : error;
  }
}
