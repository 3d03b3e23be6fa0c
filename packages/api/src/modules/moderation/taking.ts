import { drawnPersonIn, mediaIdIn } from '@friendbase/contract';
import type { Deletion, StoredDecision, SubjectKind, Taken } from '@friendbase/contract';
import type { Knex } from 'knex';
import { CommentModel } from '../comments/model.ts';
import { MediaModel } from '../media/model.ts';
import { deleteMessage, restoreMessage } from '../messages/commands.ts';
import { PostModel } from '../posts/model.ts';
import { SessionModel } from '../sessions/model.ts';
import { MemberModel } from '../users/model.ts';

interface Subject {
  subjectKind: SubjectKind;
  subjectId: string;
}

const NOT_DELETED = { deletedAt: null, deletedBy: null };

/**
 * Takes a thing away from everybody, by the one mechanism that hides what was deleted. Answers what has to be remembered
 * to bring it back.
 */
export async function takeAway(
  trx: Knex.Transaction,
  { subjectKind, subjectId }: Subject,
  deletion: Deletion,
): Promise<Taken | null> {
  switch (subjectKind) {
    case 'post':
      await PostModel.query(trx).findById(subjectId).patch(deletion);
      return null;
    case 'comment':
      await CommentModel.query(trx).findById(subjectId).patch(deletion);
      return null;
    case 'message':
      await deleteMessage(trx, subjectId, deletion);
      return null;
    case 'picture':
      await MediaModel.query(trx).findById(subjectId).patch(deletion);
      return takeAvatar(trx, subjectId);
    case 'profile':
      return takeProfile(trx, subjectId);
  }
}

async function takeAvatar(trx: Knex.Transaction, mediaId: string): Promise<Taken | null> {
  const taken = await MemberModel.query(trx).where({ avatarMediaId: mediaId }).patch({ avatarMediaId: '' });
  return taken > 0 ? { isAvatar: true } : null;
}

/** The words and the picture of a profile go; the name becomes the username. */
async function takeProfile(trx: Knex.Transaction, id: string): Promise<Taken> {
  const member = await MemberModel.query(trx).findById(id).throwIfNotFound();
  const { displayName, username, bio, avatarUrl } = member;
  await MemberModel.query(trx)
    .findById(id)
    .patch({ displayName: username, bio: '', avatarMediaId: '', drawnPerson: '' });
  return { profile: { displayName, bio: bio ?? null, avatarUrl: avatarUrl ?? null } };
}

type TakenBy = Pick<
  StoredDecision,
  'subjectKind' | 'subjectId' | 'ownerId' | 'createdAt' | 'moderatorId' | 'taken'
>;

/** What a decision took carries its moment and its moderator: what the member deleted themselves stays deleted. */
const deletionOf = ({ createdAt, moderatorId }: TakenBy): Deletion => ({
  deletedAt: createdAt,
  deletedBy: moderatorId,
});

/** Brings back what this decision took away, and nothing else. */
export async function bringBack(trx: Knex.Transaction, decision: TakenBy): Promise<void> {
  const { subjectKind, subjectId, ownerId, taken } = decision;
  const deletion = { ...deletionOf(decision) };
  switch (subjectKind) {
    case 'post':
      await PostModel.queryWithDeleted(trx).findById(subjectId).where(deletion).patch(NOT_DELETED);
      return;
    case 'comment':
      await CommentModel.queryWithDeleted(trx).findById(subjectId).where(deletion).patch(NOT_DELETED);
      return;
    case 'message':
      await restoreMessage(trx, subjectId, deletion);
      return;
    case 'picture':
      await MediaModel.queryWithDeleted(trx).findById(subjectId).where(deletion).patch(NOT_DELETED);
      if (taken?.isAvatar) await givePicture(trx, ownerId, { avatarMediaId: subjectId });
      return;
    case 'profile':
      if (taken?.profile) await giveProfile(trx, ownerId, taken.profile);
  }
}

/** Whoever has chosen another one since keeps that. */
const givePicture = (
  trx: Knex.Transaction,
  id: string,
  picture: { avatarMediaId: string } | { drawnPerson: string },
) => MemberModel.query(trx).where({ id, avatarMediaId: null, drawnPerson: null }).patch(picture);

/** What the member has written since stays. */
async function giveProfile(
  trx: Knex.Transaction,
  id: string,
  { displayName, bio, avatarUrl }: NonNullable<Taken['profile']>,
): Promise<void> {
  const { username } = await MemberModel.query(trx).findById(id).throwIfNotFound();
  await MemberModel.query(trx).where({ id, displayName: username }).patch({ displayName });
  if (bio !== null) await MemberModel.query(trx).where({ id, bio: null }).patch({ bio });
  if (avatarUrl === null) return;
  const drawnPerson = drawnPersonIn(avatarUrl);
  await givePicture(trx, id, drawnPerson ? { drawnPerson } : { avatarMediaId: mediaIdIn(avatarUrl) });
}

/** Closes an account: its sessions end, and its posts and comments go with it. */
export async function closeAccount(trx: Knex.Transaction, id: string, deletion: Deletion): Promise<void> {
  await MemberModel.query(trx).findById(id).patch({ closedAt: deletion.deletedAt });
  await SessionModel.query(trx).where({ userId: id }).delete();
  await PostModel.query(trx).where({ authorId: id }).patch(deletion);
  await CommentModel.query(trx).where({ authorId: id }).patch(deletion);
}

/** Opens it again, with what closing took. */
export async function reopenAccount(trx: Knex.Transaction, decision: TakenBy): Promise<void> {
  const deletion = { ...deletionOf(decision) };
  const taken = { authorId: decision.ownerId, ...deletion };
  await PostModel.queryWithDeleted(trx).where(taken).patch(NOT_DELETED);
  await CommentModel.queryWithDeleted(trx).where(taken).patch(NOT_DELETED);
}
