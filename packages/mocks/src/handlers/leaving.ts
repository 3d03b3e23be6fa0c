import {
  apiError,
  HELD_NAME_DAYS,
  leavingEnds,
  mayComeBack,
  requireOwnAccount,
  requireReturn,
  returnTokenEnds,
  usernameKey,
} from '@friendbase/contract';
import type { ApiError } from '@friendbase/contract';
import type { Blobs } from '../backend.ts';
import { startPlace } from './deviceRecords.ts';
import type { MockHandlers } from '../mockContext.ts';
import type { Store } from '../store.ts';
import { isPasswordOf, requireMember } from './people.ts';
import { closeAccount, closingThatHolds, openAgain } from './hideSubject.ts';

type LeavingHandlers = Pick<MockHandlers, 'leaveFriendBase' | 'comeBack'>;

export const leaving: LeavingHandlers = {
  async leaveFriendBase({ body: { currentPassword } }, { store, caller, session, now, tell }) {
    const me = caller();
    requireOwnAccount(me);
    if (!isPasswordOf(me, currentPassword)) throw apiError('wrongCurrentPassword');
    const { id: memberId } = me;
    const askedAt = now().toISOString();
    const taken = await closeAccount(store, memberId, { deletedAt: askedAt, deletedBy: memberId });
    await store.leavings.create({ memberId, askedAt, taken, token: null, tokenUntil: null });
    session.end();
    await tell({ memberId, name: 'sessionEnded', data: {} });
  },

  async comeBack({ body: { token } }, context) {
    const { store, now } = context;
    const found = store.leavings.findFirst((q) => q.where({ token }));
    const { memberId, askedAt, taken } = requireReturn(found, now());
    // Decided since they have logged in: that is said where they log in once more.
    if (closingThatHolds(store, memberId)) throw apiError('returnOver');
    store.leavings.delete((q) => q.where({ memberId }));
    await openAgain(store, {
      ownerId: memberId,
      taken,
      deletion: { deletedAt: askedAt, deletedBy: memberId },
    });
    const member = store.members.findFirst((q) => q.where({ id: memberId }));
    if (member) await startPlace(context, member);
    return requireMember(store, memberId);
  },
};

/** Why who has left does not log in: with a way back, as long as there is one. */
export async function whyLeft(store: Store, memberId: string, now: Date): Promise<ApiError> {
  const left = store.leavings.findFirst((q) => q.where({ memberId }));
  if (!left || left.isGone || !mayComeBack(left, now)) return apiError('loginRefused');
  const { askedAt } = left;
  const returnToken = crypto.randomUUID();
  await store.leavings.update((q) => q.where({ memberId }), {
    data: (it) => void Object.assign(it, { token: returnToken, tokenUntil: returnTokenEnds(now) }),
  });
  return apiError('accountLeft', { details: { askedAt, until: leavingEnds(askedAt), returnToken } });
}

async function hashOf(username: string): Promise<string> {
  const bytes = new TextEncoder().encode(`left ${usernameKey(username)}`);
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))));
}

/** Throws 409 for a name that somebody had who has left. */
export async function requireFreeName(store: Store, username: string, now: Date): Promise<void> {
  const hash = await hashOf(username);
  const held = store.heldNames.findFirst((q) => q.where({ hash }));
  if (held && held.until > now.toISOString()) throw apiError('usernameTaken');
}

/** Deletes everything of those whose time to come back is over. What others need to stay true keeps an id that names nobody. */
export async function sweepLeavings(store: Store, blobs: Blobs, now: Date): Promise<void> {
  for (const left of store.leavings.all())
    if (!left.isGone && !mayComeBack(left, now)) await erase(store, blobs, left.memberId, now);
}

/** Collections whose records go, by the fields that say whose they are. */
const GOING = {
  comments: ['authorId'],
  messages: ['senderId'],
  messageReads: ['memberId', 'partnerId'],
  likes: ['userId'],
  reactions: ['userId'],
  friendships: ['userId', 'friendId'],
  notifications: ['memberId', 'actorId'],
  notificationSettings: ['memberId'],
  takenSettings: ['memberId'],
  recoveryCards: ['memberId'],
  recoveries: ['memberId'],
  videoRewards: ['userId'],
  tournamentDays: ['userId'],
  eventGoers: ['userId'],
  clubMembers: ['userId'],
  sharedGames: ['lowId', 'highId'],
  calendars: ['memberId'],
  invitations: ['memberId'],
  answers: ['sender'],
  liveEvents: ['memberId'],
  exports: ['memberId'],
  emailConfirmations: ['memberId'],
  passkeys: ['memberId'],
  passkeyChallenges: ['memberId'],
  passkeyOffers: ['memberId'],
  places: ['memberId'],
  memberDevices: ['memberId'],
  pictureLogins: ['memberId'],
  letters: ['memberId'],
} as const satisfies Partial<Record<keyof Store, readonly string[]>>;

async function erase(store: Store, blobs: Blobs, id: string, now: Date): Promise<void> {
  const { username, email: address } = requireMember(store, id);
  const until = new Date(now.getTime() + HELD_NAME_DAYS * 86_400_000).toISOString();
  await store.heldNames.create({ hash: await hashOf(username), until });
  const ownPosts = new Set(store.posts.all().flatMap((post) => (post.authorId === id ? [post.id] : [])));
  for (const media of store.media.all()) if (media.ownerId === id) blobs.remove(media.id);
  for (const made of store.exports.all()) if (made.memberId === id) blobs.remove(made.id);
  store.mails.deleteMany((q) => q.where({ address }));
  store.media.deleteWithDeleted((q) => q.where({ ownerId: id }));
  store.posts.deleteWithDeleted((q) => q.where({ authorId: id }));
  for (const name of ['comments', 'likes', 'reactions'] as const) {
    const collection = store[name] as Store['likes'];
    collection.deleteWithDeleted((q) => q.where(({ postId }) => ownPosts.has(postId)));
  }
  for (const [name, fields] of Object.entries(GOING)) {
    const isTheirs = (record: object) =>
      Object.entries(record).some(([field, value]) => value === id && fields.some((one) => one === field));
    const collection = store[name as keyof typeof GOING] as Store['likes'];
    collection.deleteWithDeleted((q) => q.where(isTheirs));
  }
  await forget(store, id, now);
}

/** Empties what stays. */
async function forget(store: Store, id: string, now: Date): Promise<void> {
  // Nothing is paid to nobody.
  await store.tournamentEntries.updateMany((q) => q.where({ userId: id, paidFbb: undefined }), {
    data: (it) => void (it.paidFbb = 0),
  });
  const reported = store.cases.findMany((q) => q.where({ ownerId: id })).map(({ id: caseId }) => caseId);
  await store.reports.updateMany((q) => q.where({ reporterId: id }), {
    data: (it) => void Object.assign(it, { reporterId: '', words: '' }),
  });
  await store.reports.updateMany(
    (q) => q.where(({ caseId, state }) => reported.includes(caseId) && state === 'waiting'),
    {
      data: (it) => void Object.assign(it, { state: 'removed', answeredAt: now.toISOString() }),
    },
  );
  await store.cases.updateMany((q) => q.where({ ownerId: id }), {
    data: (it) => void Object.assign(it, { content: '', closedAt: it.closedAt ?? now.toISOString() }),
  });
  const decided = store.decisions.findMany((q) => q.where({ ownerId: id })).map((one) => one.id);
  await store.decisions.updateMany((q) => q.where({ ownerId: id }), {
    data: (it) => void Object.assign(it, { excerpt: '', taken: null }),
  });
  await store.appeals.updateMany((q) => q.where(({ decisionId }) => decided.includes(decisionId)), {
    data: (it) => void (it.words = ''),
  });
  await store.members.update((q) => q.where({ id }), { data: (it) => void Object.assign(it, nobody(id)) });
  await store.leavings.update((q) => q.where({ memberId: id }), {
    data: (it) => void Object.assign(it, { isGone: true, taken: {}, token: null, tokenUntil: null }),
  });
}

/** Its username is one that nobody can choose. */
const nobody = (id: string) => ({
  username: `left:${id}`,
  displayName: 'Closed account',
  email: '',
  bio: undefined,
  avatarUrl: undefined,
  avatarFrame: undefined,
  password: '',
  challengeType: null,
  caregiverEmail: null,
  emergencyContact: null,
  supportNeeds: null,
  likings: [],
  friendbaseBucks: 0,
  role: 'member',
  profileHiddenAt: undefined,
  pausedUntil: undefined,
});
