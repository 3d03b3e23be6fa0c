import {
  decisionTold,
  excerptOf,
  letterTold,
  FIRST_NOTIFICATION_SETTINGS,
  MOST_COUNTED,
  pageOf,
  partnerOf,
  quietMs,
  securityThingIn,
  eventTold,
  tournamentTold,
  wantedKinds,
} from '@friendbase/contract';
import type { Notification, NotificationSettings, StoredNotification } from '@friendbase/contract';
import type { MockHandlers } from '../mockContext.ts';
import { storeNotification } from '../storeNotifications.ts';
import { newestFirst } from '../store.ts';
import type { Store } from '../store.ts';
import { isPasskeyOffered } from './passkeyRecords.ts';
import { waitingLetters } from './letterRecords.ts';
import { cardOf } from './recoveryRecords.ts';
import { lastMessages, partnerIn } from './lastMessages.ts';
import { friendshipOf, isHidden, isReportedBy, relationOf, requireMember, seenMember } from './people.ts';

type NotificationHandlers = Pick<
  MockHandlers,
  | 'listNotifications'
  | 'countNotifications'
  | 'seeNotifications'
  | 'getNotificationSettings'
  | 'updateNotificationSettings'
>;

export const notifications: NotificationHandlers = {
  async listNotifications({ query }, { store, caller }) {
    const told = toldTo(store, caller().id);
    return pageOf(newestFirst(told, query), query.limit);
  },

  async countNotifications(_, { store, caller, now, isRoleOpen }) {
    const { id, role } = caller();
    const quiet = quietMs(settingsOf(store, id).quiet, now());
    const unseen = quiet > 0 ? [] : toldTo(store, id).filter(({ isNew }) => isNew);
    return {
      unseen: Math.min(unseen.length, MOST_COUNTED),
      messages: unseen.slice(0, MOST_COUNTED).filter(({ kind }) => kind === 'message').length,
      ...(quiet > 0 && { quietMs: quiet }),
      ...(role === 'moderator' && isRoleOpen() && { cases: waitingCases(store, id) }),
    };
  },

  async seeNotifications({ body: { until, only } }, { store, caller, now, tell }) {
    const { id: memberId } = caller();
    const seen = store.notifications
      .findMany((q) => q.where({ memberId, seenAt: null }))
      .filter(
        (one) => (until === undefined || one.createdAt <= until) && (only === undefined || one.id === only),
      );
    for (const one of seen) await storeNotification(store, { ...one, seenAt: now().toISOString() });
    if (seen.length > 0) await tell({ memberId, name: 'looked', data: {} });
  },

  async getNotificationSettings(_, { store, caller }) {
    return settingsOf(store, caller().id);
  },

  async updateNotificationSettings({ body }, { store, caller, tell }) {
    const { id: memberId } = caller();
    store.notificationSettings.delete((q) => q.where({ memberId }));
    await store.notificationSettings.create({ memberId, settings: body });
    await tell({ memberId, name: 'looked', data: {} });
    return body;
  },
};

const settingsOf = (store: Store, memberId: string): NotificationSettings =>
  store.notificationSettings.findFirst((q) => q.where({ memberId }))?.settings ?? FIRST_NOTIFICATION_SETTINGS;

/** What a member is told: of the kinds they want, what is still so. */
function toldTo(store: Store, memberId: string): Notification[] {
  const settings = settingsOf(store, memberId);
  const kinds = wantedKinds(settings);
  return store.notifications
    .findMany((q) => q.where({ memberId }))
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap((row) => describe(store, row, settings) ?? []);
}

const isReachable = (store: Store, memberId: string, otherId: string): boolean =>
  !isHidden(store, memberId, otherId) && !requireMember(store, otherId).closedAt;

/** A notification with what it is about as it is now, or nothing where that is no more. */
function describe(
  store: Store,
  row: StoredNotification,
  settings: NotificationSettings,
): Notification | undefined {
  const { id, kind, memberId, thingId, createdAt } = row;
  const told = { id, createdAt, isNew: row.seenAt === null };
  if (kind === 'like' || kind === 'comment' || kind === 'reaction') {
    const about = describePost(store, { ...row, kind }, settings);
    if (!about) return undefined;
    if (kind !== 'reaction') return { ...told, kind, ...about };
    const felt = store.reactions.findFirst((q) => q.where({ postId: thingId, userId: about.person.id }));
    return felt && { ...told, kind, ...about, feeling: felt.feeling };
  }
  if (kind === 'decision') {
    const stored = store.decisions.findFirst((q) => q.where({ id: thingId }));
    const decision =
      stored &&
      decisionTold(
        stored,
        store.appeals.findFirst((q) => q.where({ decisionId: thingId })),
      );
    return decision && { ...told, kind, decision };
  }
  if (kind === 'reportDecided') {
    const report = store.reports.findFirst((q) => q.where({ id: thingId }));
    return report && report.state !== 'waiting' ? { ...told, kind, report } : undefined;
  }
  if (kind === 'letter') {
    const stored = store.letters.findFirst((q) => q.where({ id: thingId }));
    const letter = stored && letterTold(stored);
    return letter && { ...told, kind, letter };
  }
  if (kind === 'tournament') {
    const tournament = store.tournaments.findFirst((q) => q.where({ id: thingId }));
    const entry = store.tournamentEntries.findFirst((q) =>
      q.where({ tournamentId: thingId, userId: memberId }),
    );
    const result = tournament && tournamentTold(tournament, entry);
    return result && { ...told, kind, result };
  }
  if (kind === 'eventSoon' || kind === 'event') {
    const event = store.events.findFirst((q) => q.where({ id: thingId }));
    const goer = store.eventGoers.findFirst((q) => q.where({ eventId: thingId, userId: memberId }));
    const news = eventTold(kind, event, goer !== undefined);
    return news && { ...told, kind, event: news };
  }
  if (kind === 'turn') {
    const game = store.sharedGames.findFirst((q) => q.where({ id: thingId, outcome: null }));
    const partnerId = game && partnerOf(game, memberId);
    if (game?.board?.turnOf !== memberId || partnerId === undefined) return undefined;
    if (relationOf(store, memberId, partnerId) !== 'friend' || !isReachable(store, memberId, partnerId))
      return undefined;
    return { ...told, kind, person: seenMember(store, partnerId), gameId: game.id, club: game.club };
  }
  if (kind === 'security') {
    const thing = securityThingIn(thingId);
    const isSo =
      thing?.what === 'offerCard'
        ? !cardOf(store, memberId)
        : thing?.what !== 'offerPasskey' || isPasskeyOffered(store, memberId);
    return thing && isSo ? { ...told, kind, ...thing } : undefined;
  }
  if (!isReachable(store, memberId, thingId)) return undefined;
  const by = { ...told, person: seenMember(store, thingId) };
  if (kind === 'message') {
    const last = lastMessages(store, memberId).find((it) => partnerIn(it, memberId) === thingId);
    return last?.receiverId === memberId ? { ...by, kind, excerpt: excerptOf(last.content) } : undefined;
  }
  const friendship = friendshipOf(store, memberId, thingId);
  if (kind === 'accepted') return friendship?.status === 'accepted' ? { ...by, kind } : undefined;
  const isAsked = friendship?.status === 'pending' && friendship.friendId === memberId;
  return isAsked ? { ...by, kind, friendshipId: friendship.id } : undefined;
}

/** Who did something to a post of the member's, as far as it is still to be read. */
function describePost(
  store: Store,
  {
    kind,
    memberId,
    thingId: postId,
    actorId,
  }: StoredNotification & { kind: 'like' | 'comment' | 'reaction' },
  { isFriendsOnly }: NotificationSettings,
) {
  const post = store.posts.findFirst((q) => q.where({ id: postId, authorId: memberId }));
  const done =
    kind !== 'comment'
      ? store[`${kind}s`].findMany((q) => q.where({ postId })).map(({ userId }) => userId)
      : store.comments
          .findMany((q) => q.where({ postId }))
          .filter((comment) => !isReportedBy(store, memberId, 'comment', comment.id))
          .map(({ authorId }) => authorId);
  const people = [...new Set(done)]
    .filter((other) => other !== memberId && isReachable(store, memberId, other))
    .filter((other) => !isFriendsOnly || relationOf(store, memberId, other) === 'friend')
    .toSorted();
  const personId = people.find((other) => other === actorId) ?? people[0];
  if (!post || personId === undefined) return undefined;
  const person = seenMember(store, personId);
  return { person, postId, excerpt: excerptOf(post.content), others: people.length - 1 };
}

function waitingCases(store: Store, moderatorId: string): number {
  const waiting = store.cases.findMany((q) =>
    q.where(({ closedAt, ownerId }) => closedAt === null && ownerId !== moderatorId),
  );
  return Math.min(waiting.length + waitingLetters(store, moderatorId).length, MOST_COUNTED);
}
