import { drawnPersonIn, foldCase, isBlank, isDrawnPerson, mediaIdIn, apiError } from '@friendbase/contract';
import type { ProfileChange } from '@friendbase/contract';
import type { Knex } from 'knex';
import { raw, UniqueViolationError } from 'objection';
import type { PartialModelObject } from 'objection';
import { insertIfAbsent } from '../../db/transact.ts';
import { writeNameWords } from '../finding/nameWords.ts';
import { ownReadyMedia } from '../media/model.ts';
import { hasFrame } from '../rewards/model.ts';
import { memberKeys, MemberModel } from './model.ts';
import type { MemberKeys } from './model.ts';

type NewMember = PartialModelObject<MemberModel> & { username: string; email: string };

/** Throws 409 for a name or email address that is taken, whatever its letter case, and for a name that looks taken. */
export async function insertMember(db: Knex, given: NewMember): Promise<MemberModel> {
  const keys = memberKeys(given);
  const row = MemberModel.fromJson({ ...given, ...keys }).$toDatabaseJson();
  if (!(await insertIfAbsent(db, MemberModel.tableName, row))) throw await takenError(db, keys);
  const member = MemberModel.fromDatabaseJson(row);
  await writeNameWords(db, member);
  return member;
}

/** Which of them is taken; the username first. */
async function takenError(db: Knex, { usernameKey, usernameSkeleton }: MemberKeys) {
  const sameName = await MemberModel.query(db).findOne({ usernameKey }).select('id');
  if (sameName) return apiError('usernameTaken');
  const alike = await MemberModel.query(db).findOne({ usernameSkeleton }).select('id');
  return apiError(alike ? 'usernameLooksTaken' : 'emailTaken');
}

/**
 * Changes the given fields only. Throws 409 for an email address that is taken, and 404 for a picture that is
 * neither a ready image of the member's own nor a drawn person, and for a frame that they do not have. One statement asks
 * for the image and writes.
 */
export async function changeMember(db: Knex, id: string, change: ProfileChange): Promise<MemberModel> {
  const { displayName, email, bio, avatarUrl, avatarFrame, defaultPrivacy, emergencyContact } = change;
  const { isReadShown, isTypingShown, findableBy } = change;
  const person = avatarUrl ? drawnPersonIn(avatarUrl) : undefined;
  if (person !== undefined && !isDrawnPerson(person)) throw apiError('mediaNotFound');
  const picture = avatarUrl && !person ? mediaIdIn(avatarUrl) : undefined;
  if (avatarFrame && !(await hasFrame(db, id, avatarFrame))) throw apiError('rewardNotFound');
  const columns = {
    ...(displayName === undefined ? {} : { displayName }),
    ...(email === undefined ? {} : { email, emailKey: foldCase(email) }),
    ...(bio === undefined ? {} : { bio: isBlank(bio) ? '' : bio }),
    ...(defaultPrivacy === undefined ? {} : { defaultPrivacy }),
    ...(isReadShown === undefined ? {} : { isReadShown }),
    ...(isTypingShown === undefined ? {} : { isTypingShown }),
    ...(findableBy === undefined ? {} : { findableBy }),
    ...(emergencyContact === undefined ? {} : { emergencyContact }),
    ...(avatarUrl === undefined ? {} : { avatarMediaId: picture ?? '', drawnPerson: person ?? '' }),
    ...(avatarFrame === undefined ? {} : { avatarFrame: avatarFrame ?? raw('null') }),
  };
  // SQL has no update of nothing.
  if (Object.keys(columns).length > 0) {
    const changing = MemberModel.query(db).findById(id).patch(columns);
    if (picture) void changing.whereExists(ownReadyMedia(db, id).findById(picture).where({ kind: 'image' }));
    if ((await changing.catch(asEmailTaken)) === 0) throw apiError('mediaNotFound');
  }
  const changed = await MemberModel.query(db).findById(id).throwIfNotFound();
  if (displayName !== undefined || findableBy !== undefined) await writeNameWords(db, changed);
  return changed;
}

function asEmailTaken(error: unknown): never {
  throw error instanceof UniqueViolationError ? apiError('emailTaken') : error;
}
