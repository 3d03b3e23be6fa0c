import {
  conflict,
  EMAIL_TAKEN_MESSAGE,
  foldCase,
  isBlank,
  USERNAME_TAKEN_MESSAGE,
} from '@friendbase/contract';
import type { ProfileChange } from '@friendbase/contract';
import type { Knex } from 'knex';
import { UniqueViolationError } from 'objection';
import type { PartialModelObject } from 'objection';
import { insertIfAbsent } from '../../db/insertIfAbsent.ts';
import { MemberModel } from './model.ts';

type NewMember = PartialModelObject<MemberModel> & { username: string; email: string };

/** Throws 409 for a name or email address that is taken, whatever its letter case. */
export async function insertMember(db: Knex, given: NewMember): Promise<MemberModel> {
  const usernameKey = foldCase(given.username);
  const member = MemberModel.fromJson({ ...given, usernameKey, emailKey: foldCase(given.email) });
  const row = member.$toDatabaseJson();
  if (!(await insertIfAbsent(db, MemberModel.tableName, row))) throw await takenError(db, usernameKey);
  return MemberModel.fromDatabaseJson(row);
}

/** Which of the two is taken; the username if both are. */
async function takenError(db: Knex, usernameKey: string) {
  const sameName = await MemberModel.query(db).findOne({ usernameKey }).select('id');
  return conflict(sameName ? USERNAME_TAKEN_MESSAGE : EMAIL_TAKEN_MESSAGE);
}

/** Changes the given fields only. Throws 409 for an email address that is taken. */
export async function changeMember(db: Knex, id: string, change: ProfileChange): Promise<MemberModel> {
  const { displayName, email, bio, avatarUrl } = change;
  const columns = {
    ...(displayName === undefined ? {} : { displayName }),
    ...(email === undefined ? {} : { email, emailKey: foldCase(email) }),
    ...(bio === undefined ? {} : { bio: isBlank(bio) ? '' : bio }),
    ...(avatarUrl === undefined ? {} : { avatarUrl: avatarUrl ?? '' }),
  };
  try {
    // SQL has no update of nothing.
    if (Object.keys(columns).length > 0) await MemberModel.query(db).findById(id).patch(columns);
    return await MemberModel.query(db).findById(id).throwIfNotFound();
  } catch (error) {
    throw error instanceof UniqueViolationError ? conflict(EMAIL_TAKEN_MESSAGE) : error;
  }
}
