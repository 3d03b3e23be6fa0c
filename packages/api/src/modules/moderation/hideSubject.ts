import { drawnPersonIn, heldProfile, hiddenNames, mediaIdIn, takenWith } from '@friendbase/contract';
import type { Deletion, StoredDecision, SubjectKind, Taken, TakenProfile } from '@friendbase/contract';
import type { Knex } from 'knex';
import { CommentModel } from '../comments/model.ts';
import { writeNameWords } from '../finding/nameWords.ts';
import { LikeModel } from '../likes/model.ts';
import { LeavingModel } from '../leaving/model.ts';
import { MediaModel } from '../media/model.ts';
import { NOT_DELETED } from '../../db/deletable.ts';
import { slicesOf } from '../../db/slices.ts';
import { deleteMessage, deleteMessagesOf, restoreMessage, restoreMessagesOf } from '../messages/commands.ts';
import { PostModel } from '../posts/model.ts';
import { ReactionModel } from '../reactions/model.ts';
import { SessionModel } from '../sessions/model.ts';
import { MemberModel } from '../users/model.ts';
import { DecisionModel } from './model.ts';

interface Subject {
  subjectKind: SubjectKind;
  subjectId: string;
}

/**
 * Takes a thing away from everybody, by the one mechanism that hides what was deleted. Answers what has to be remembered
 * to bring it back.
 */
export async function hideSubject(
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
      return takeProfile(trx, subjectId, deletion.deletedAt);
  }
}

async function takeAvatar(trx: Knex.Transaction, mediaId: string): Promise<Taken | null> {
  const taken = await MemberModel.query(trx).where({ avatarMediaId: mediaId }).patch({ avatarMediaId: '' });
  return taken > 0 ? { isAvatar: true } : null;
}

/** The words and the picture of a profile go, and its names: it gets one that nobody has written. */
async function takeProfile(trx: Knex.Transaction, id: string, profileHiddenAt: string): Promise<Taken> {
  const member = await MemberModel.query(trx).findById(id).throwIfNotFound();
  const { displayName, bio, avatarUrl } = member;
  const hidden = hiddenNames(id);
  await writeNameWords(trx, { id, displayName: hidden.displayName, findableBy: member.findableBy });
  await MemberModel.query(trx).findById(id).patch({
    displayName: hidden.displayName,
    bio: '',
    avatarMediaId: '',
    drawnPerson: '',
    profileHiddenAt,
  });
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

/** What becomes of the things that a decision gives back: they are live, or go to the closing or leaving that holds. */
type InForce = Deletion | typeof NOT_DELETED;

/** The closing of an account that holds, if one does. */
export const closingThatHolds = (trx: Knex.Transaction, ownerId: string) =>
  DecisionModel.query(trx)
    .where({ ownerId, action: 'close', undoneAt: null })
    .orderBy(['createdAt', 'id'])
    .first();

async function inForceFor(
  trx: Knex.Transaction,
  ownerId: string,
  leaving: LeavingModel | undefined,
): Promise<InForce> {
  const closing = await closingThatHolds(trx, ownerId);
  if (closing) return deletionOf(closing.stored);
  // Who has left is gone for others whatever is undone.
  return leaving?.deletion ?? NOT_DELETED;
}

const storeTaken = (trx: Knex.Transaction, decisionId: string, taken: Taken) =>
  DecisionModel.query(trx)
    .findById(decisionId)
    .patch({ taken: JSON.stringify(taken) });

/** Brings back what this decision, which is undone, took away, and nothing else. */
export async function restoreSubject(trx: Knex.Transaction, decision: TakenBy): Promise<void> {
  const { subjectKind, subjectId, ownerId, taken } = decision;
  const leaving = await LeavingModel.query(trx).findById(ownerId);
  // Who is being deleted gets nothing back: it would stay, as what is empty already is not emptied again.
  if (leaving && leaving.state !== 'left') return;
  const deletion = { ...deletionOf(decision) };
  const inForce = await inForceFor(trx, ownerId, leaving);
  switch (subjectKind) {
    case 'post':
      await PostModel.queryWithDeleted(trx).findById(subjectId).where(deletion).patch(inForce);
      return;
    case 'comment':
      await CommentModel.queryWithDeleted(trx).findById(subjectId).where(deletion).patch(inForce);
      return;
    case 'message':
      await restoreMessage(trx, subjectId, deletion, inForce);
      return;
    case 'picture':
      await MediaModel.queryWithDeleted(trx).findById(subjectId).where(deletion).patch(NOT_DELETED);
      if (taken?.isAvatar) await restoreAvatar(trx, ownerId, { avatarMediaId: subjectId });
      return;
    case 'profile':
      if (taken?.profile) await restoreProfile(trx, ownerId, taken.profile);
  }
}

/** Whoever has chosen another one since keeps that, and whoever has deleted the file meanwhile has none. */
async function restoreAvatar(
  trx: Knex.Transaction,
  id: string,
  picture: { avatarMediaId: string } | { drawnPerson: string },
): Promise<void> {
  const giving = MemberModel.query(trx).where({ id, avatarMediaId: null, drawnPerson: null }).patch(picture);
  if ('avatarMediaId' in picture)
    void giving.whereExists(MediaModel.query(trx).findById(picture.avatarMediaId).where({ state: 'ready' }));
  await giving;
}

/** Gives a profile back, or hands it to another decision that hides it. What the member has written since stays. */
async function restoreProfile(trx: Knex.Transaction, id: string, given: TakenProfile): Promise<void> {
  const inForce = await DecisionModel.query(trx)
    .where({ subjectKind: 'profile', subjectId: id, undoneAt: null })
    .orderBy(['createdAt', 'id']);
  for (const { stored } of inForce) {
    const { profile } = stored.taken ?? {};
    if (!profile) continue;
    await storeTaken(trx, stored.id, { ...stored.taken, profile: heldProfile(id, profile, given) });
    return;
  }
  const { displayName, bio, avatarUrl } = given;
  await MemberModel.query(trx).findById(id).patch({ profileHiddenAt: null });
  await MemberModel.query(trx)
    .where({ id, displayName: hiddenNames(id).displayName })
    .patch({ displayName });
  await writeNameWords(trx, await MemberModel.query(trx).findById(id).throwIfNotFound());
  if (bio !== null) await MemberModel.query(trx).where({ id, bio: null }).patch({ bio });
  if (avatarUrl === null) return;
  const drawnPerson = drawnPersonIn(avatarUrl);
  await restoreAvatar(trx, id, drawnPerson ? { drawnPerson } : { avatarMediaId: mediaIdIn(avatarUrl) });
}

/**
 * Closes an account: its sessions end, and what it has written goes with it, its likes and its reactions. Others keep their own words.
 * Answers what has to be remembered to open it again.
 */
export async function closeAccount(trx: Knex.Transaction, id: string, deletion: Deletion): Promise<Taken> {
  await MemberModel.query(trx).findById(id).patch({ closedAt: deletion.deletedAt });
  await SessionModel.query(trx).where({ userId: id }).delete();
  await PostModel.query(trx).where({ authorId: id }).patch(deletion);
  await CommentModel.query(trx).where({ authorId: id }).patch(deletion);
  await deleteMessagesOf(trx, id, deletion);
  const likes = await LikeModel.query(trx).where({ userId: id }).select('postId');
  await LikeModel.query(trx).where({ userId: id }).delete();
  const reactions = await ReactionModel.query(trx).where({ userId: id }).select('postId', 'feeling');
  await ReactionModel.query(trx).where({ userId: id }).delete();
  return {
    likes: likes.map(({ postId }) => postId),
    reactions: reactions.map(({ postId, feeling }) => ({ postId, feeling })),
  };
}

/** What closing or leaving an account took. */
interface TakenOfAccount {
  ownerId: string;
  taken: Taken | null;
  deletion: Deletion;
}

/** Gives back what closing an account took; where another closing holds, or its member has left, that has it now. */
export const reopenAccount = (trx: Knex.Transaction, decision: TakenBy): Promise<void> =>
  restoreAccountContent(trx, { ...decision, deletion: deletionOf(decision) });

/** Opens the account of somebody who comes back, with everything that was there. */
export async function openAgain(trx: Knex.Transaction, account: TakenOfAccount): Promise<void> {
  await MemberModel.query(trx).findById(account.ownerId).patch({ closedAt: null });
  await restoreAccountContent(trx, account);
}

async function restoreAccountContent(trx: Knex.Transaction, account: TakenOfAccount): Promise<void> {
  const { ownerId } = account;
  const deletion = { ...account.deletion };
  const leaving = await LeavingModel.query(trx).findById(ownerId);
  const inForce = await inForceFor(trx, ownerId, leaving);
  const taken = { authorId: ownerId, ...deletion };
  await PostModel.queryWithDeleted(trx).where(taken).patch(inForce);
  await CommentModel.queryWithDeleted(trx).where(taken).patch(inForce);
  await restoreMessagesOf(trx, ownerId, deletion, inForce);
  await restoreLikesAndReactions(trx, account, leaving);
}

/** Gives back the likes and reactions that were taken, to the posts that are there, or to the closing or leaving that holds. */
async function restoreLikesAndReactions(
  trx: Knex.Transaction,
  { ownerId, taken }: TakenOfAccount,
  leaving: LeavingModel | undefined,
): Promise<void> {
  const { likes = [], reactions = [] } = taken ?? {};
  const closing = await closingThatHolds(trx, ownerId);
  if (closing) {
    await storeTaken(trx, closing.id, takenWith(closing.stored.taken, { likes, reactions }));
    return;
  }
  if (leaving) {
    const all = JSON.stringify(takenWith(leaving.takenAlong, { likes, reactions }));
    await LeavingModel.query(trx).findById(ownerId).patch({ taken: all });
    return;
  }
  const isThere = new Set<string>();
  for (const ids of slicesOf([...likes, ...reactions.map(({ postId }) => postId)])) {
    const posts = await PostModel.queryWithDeleted(trx).findByIds(ids).select('id');
    for (const { id } of posts) isThere.add(id);
  }
  const given = likes.filter((id) => isThere.has(id)).map((postId) => ({ postId, userId: ownerId }));
  const felt = reactions
    .filter(({ postId }) => isThere.has(postId))
    .map((reaction) => ({ ...reaction, userId: ownerId }));
  for (const rows of slicesOf(given)) await trx(LikeModel.tableName).insert(rows);
  for (const rows of slicesOf(felt)) await trx(ReactionModel.tableName).insert(rows);
}
