import {
  cursorOf,
  drawnPersonIn,
  heldProfile,
  hiddenNames,
  mediaIdIn,
  mediaUrl,
  takenWith,
} from '@friendbase/contract';
import type { Deletion, StoredCase, StoredDecision, Taken, TakenProfile } from '@friendbase/contract';
import type { Member, Store } from '../store.ts';

type Subject = Pick<StoredCase, 'subjectKind' | 'subjectId'>;

const COLLECTIONS = { post: 'posts', comment: 'comments', message: 'messages', picture: 'media' } as const;

/** They hold the same, as far as taking away goes. */
const collectionOf = (store: Store, kind: keyof typeof COLLECTIONS): Store['posts'] =>
  store[COLLECTIONS[kind]] as Store['posts'];

const changeMember = (store: Store, id: string, data: (member: Member) => void) =>
  store.members.update((q) => q.where({ id }), { data });

/** Takes a thing away from everybody. Answers what has to be remembered to bring it back. */
export async function hideSubject(
  store: Store,
  { subjectKind, subjectId }: Subject,
  deletion: Deletion,
): Promise<Taken | null> {
  if (subjectKind === 'profile') return takeProfile(store, subjectId, deletion.deletedAt);
  await collectionOf(store, subjectKind).update((q) => q.where({ id: subjectId }), {
    data: (it) => void Object.assign(it, deletion),
  });
  return subjectKind === 'picture' ? takeAvatar(store, subjectId) : null;
}

async function takeAvatar(store: Store, mediaId: string): Promise<Taken | null> {
  const owner = store.members.findFirst((q) => q.where({ avatarUrl: mediaUrl(mediaId) }));
  if (!owner) return null;
  await changeMember(store, owner.id, (member) => void (member.avatarUrl = undefined));
  return { isAvatar: true };
}

/** The words and the picture of a profile go, and its names: it gets one that nobody has written. */
async function takeProfile(store: Store, id: string, profileHiddenAt: string): Promise<Taken | null> {
  const member = store.members.findFirst((q) => q.where({ id }));
  if (!member) return null;
  const { displayName, bio = null, avatarUrl = null } = member;
  await changeMember(store, id, (changing) => {
    changing.displayName = hiddenNames(id).displayName;
    changing.profileHiddenAt = profileHiddenAt;
    changing.bio = undefined;
    changing.avatarUrl = undefined;
  });
  return { profile: { displayName, bio, avatarUrl } };
}

/** The closing of an account that holds, if one does. */
export const closingThatHolds = (store: Store, ownerId: string): StoredDecision | undefined =>
  store.decisions
    .findMany((q) => q.where({ ownerId, action: 'close', undoneAt: null }))
    .toSorted((a, b) => (cursorOf(a) < cursorOf(b) ? -1 : 1))[0];

/** The deletion by the closing of an account or by leaving that holds, if one does. */
function inForceFor(store: Store, ownerId: string): Partial<Deletion> {
  const closing = closingThatHolds(store, ownerId);
  if (closing) return { deletedAt: closing.createdAt, deletedBy: closing.moderatorId };
  // Who has left is gone for others whatever is undone.
  const leaving = store.leavings.findFirst((q) => q.where({ memberId: ownerId }));
  return leaving ? { deletedAt: leaving.askedAt, deletedBy: ownerId } : {};
}

/**
 * Takes back a deletion where it is this one: what a member deleted themselves stays deleted. Of a closed account it goes to
 * the closing that holds.
 */
async function restore(
  collection: Store['posts'],
  id: string,
  taken: Deletion,
  { deletedAt, deletedBy }: Partial<Deletion> = {},
) {
  await collection.updateWithDeleted((q) => q.where({ id, ...taken }), {
    data: (it) => void Object.assign(it, { deletedAt, deletedBy }),
  });
}

const deletionOf = ({ createdAt, moderatorId }: StoredDecision): Deletion => ({
  deletedAt: createdAt,
  deletedBy: moderatorId,
});

/** Brings back what this decision took away, and nothing else. */
export async function restoreSubject(store: Store, decision: StoredDecision): Promise<void> {
  const { subjectKind, subjectId, ownerId, taken } = decision;
  // A picture is no text of a member: it shows with what carries it.
  const inForce = subjectKind === 'picture' ? {} : inForceFor(store, ownerId);
  if (subjectKind !== 'profile')
    await restore(collectionOf(store, subjectKind), subjectId, deletionOf(decision), inForce);
  if (taken?.profile) await restoreProfile(store, ownerId, taken.profile);
  if (taken?.isAvatar) await restoreAvatar(store, ownerId, mediaUrl(subjectId));
}

/** Whoever has chosen another one since keeps that, and whoever has deleted the file meanwhile has none. */
async function restoreAvatar(store: Store, id: string, url: string): Promise<void> {
  const file = store.media.findFirst((q) => q.where({ id: mediaIdIn(url), state: 'ready' }));
  if (file || drawnPersonIn(url)) await changeMember(store, id, (member) => void (member.avatarUrl ??= url));
}

/** Gives a profile back, or hands it to another decision that hides it. What the member has chosen since stays. */
async function restoreProfile(store: Store, id: string, given: TakenProfile): Promise<void> {
  const hiding = store.decisions
    .findMany((q) => q.where({ subjectKind: 'profile', subjectId: id, undoneAt: null }))
    .filter(({ taken }) => taken?.profile)
    .toSorted((a, b) => (cursorOf(a) < cursorOf(b) ? -1 : 1))[0];
  const held = hiding?.taken?.profile;
  if (hiding && held)
    return void (await store.decisions.update((q) => q.where({ id: hiding.id }), {
      data: (it) => void (it.taken = { ...it.taken, profile: heldProfile(id, held, given) }),
    }));
  await changeMember(store, id, (member) => {
    member.profileHiddenAt = undefined;
    if (given.bio) member.bio ??= given.bio;
    if (member.displayName === hiddenNames(id).displayName) member.displayName = given.displayName;
  });
  if (given.avatarUrl) await restoreAvatar(store, id, given.avatarUrl);
}

/** All that members write. */
const writings = ({ posts, comments, messages }: Store): Store['posts'][] =>
  [posts, comments, messages] as Store['posts'][];

/** Messages name their sender, all else its author. */
const isBy = (record: { authorId?: string; senderId?: string }, memberId: string): boolean =>
  (record.authorId ?? record.senderId) === memberId;

/**
 * Closes an account: its sessions end, and what it has written goes with it, its likes and its reactions. Others keep their own words.
 * Answers what has to be remembered to open it again.
 */
export async function closeAccount(store: Store, id: string, deletion: Deletion): Promise<Taken> {
  await changeMember(store, id, (member) => void (member.closedAt = deletion.deletedAt));
  for (const collection of writings(store))
    for (const own of collection.findMany())
      if (isBy(own, id))
        await collection.update((q) => q.where({ id: own.id }), {
          data: (it) => void Object.assign(it, deletion),
        });
  const likes = store.likes.findMany((q) => q.where({ userId: id }));
  store.likes.deleteMany((q) => q.where({ userId: id }));
  const reactions = store.reactions.findMany((q) => q.where({ userId: id }));
  store.reactions.deleteMany((q) => q.where({ userId: id }));
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
export const reopenAccount = (store: Store, decision: StoredDecision): Promise<void> =>
  restoreAccountContent(store, { ...decision, deletion: deletionOf(decision) });

/** Opens the account of somebody who comes back, with everything that was there. */
export async function openAgain(store: Store, account: TakenOfAccount): Promise<void> {
  await changeMember(store, account.ownerId, (member) => void (member.closedAt = undefined));
  await restoreAccountContent(store, account);
}

async function restoreAccountContent(store: Store, account: TakenOfAccount): Promise<void> {
  const inForce = inForceFor(store, account.ownerId);
  for (const collection of writings(store))
    for (const own of collection.all())
      if (isBy(own, account.ownerId)) await restore(collection, own.id, account.deletion, inForce);
  await restoreLikesAndReactions(store, account);
}

/** Gives back the likes and reactions that were taken, or hands them to the closing or leaving that holds. */
async function restoreLikesAndReactions(
  store: Store,
  { ownerId: userId, taken }: TakenOfAccount,
): Promise<void> {
  const { likes = [], reactions = [] } = taken ?? {};
  const closing = closingThatHolds(store, userId);
  if (closing) {
    await store.decisions.update((q) => q.where({ id: closing.id }), {
      data: (it) => void (it.taken = takenWith(it.taken, { likes, reactions })),
    });
    return;
  }
  const leaving = store.leavings.findFirst((q) => q.where({ memberId: userId }));
  if (leaving) {
    await store.leavings.update((q) => q.where({ memberId: userId }), {
      data: (it) => void (it.taken = takenWith(it.taken, { likes, reactions })),
    });
    return;
  }
  for (const postId of likes) await store.likes.create({ postId, userId });
  for (const reaction of reactions) await store.reactions.create({ ...reaction, userId });
}
