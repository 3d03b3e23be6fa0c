import {
  clubName,
  decisionTold,
  eventTitle,
  foundIn,
  friendshipSeenBy,
  partnerOf,
  FIRST_NOTIFICATION_SETTINGS,
  mediaIdIn,
} from '@friendbase/contract';
import type { TakenAlong, TakenFacts } from '@friendbase/contract/taken-file';
import type { MockContext } from '../mockContext.ts';
import type { Member, Store } from '../store.ts';
import { friendLists } from './friendLists.ts';
import { notifications } from './notifications.ts';
import { isHidden, isReportedBy, requireMember } from './people.ts';
import { isReadable } from './posts.ts';
import { cardOf } from './recoveryRecords.ts';
import { takenBy } from './takenSettings.ts';

/** Pictures and videos of a member that are there. */
export const ownMedia = (store: Store, { id: ownerId }: Member) =>
  store.media.findMany((q) => q.where({ ownerId, state: 'ready' }));

/** What there is one of. */
export function factsOf(store: Store, me: Member): TakenFacts {
  const {
    id: memberId,
    username,
    displayName,
    email,
    bio,
    defaultPrivacy,
    isReadShown,
    isTypingShown,
    findableBy,
  } = me;
  const chosen = store.notificationSettings.findFirst((q) => q.where({ memberId }));
  return {
    profile: {
      username,
      displayName,
      email,
      bio,
      defaultPrivacy,
      isReadShown,
      isTypingShown,
      findableBy,
      friendbaseBucks: me.friendbaseBucks,
      createdAt: me.createdAt ?? new Date(0).toISOString(),
      likings: me.likings ?? [],
    },
    care: {
      challengeType: me.challengeType ?? null,
      caregiverEmail: me.caregiverEmail ?? null,
      supportNeeds: me.supportNeeds ?? null,
      emergencyContact: me.emergencyContact ?? null,
    },
    settings: {
      comfort: takenBy(store, memberId),
      notifications: chosen?.settings ?? FIRST_NOTIFICATION_SETTINGS,
      recoveryCardMadeAt: cardOf(store, memberId)?.madeAt ?? null,
    },
  };
}

type Timed = { createdAt: string; id: string };

const inTime = <Record extends Timed>(records: Record[]): Record[] =>
  records.toSorted((a, b) => (a.createdAt + a.id < b.createdAt + b.id ? -1 : 1));

/** A list as it is read, from what is here already. */
const listed = <Entry>(entries: Entry[]) =>
  async function* read(): AsyncGenerator<Entry> {
    yield* entries;
  };

/** What there may be many of: of others no more than the member sees. */
export async function listsOf(
  context: MockContext,
  me: Member,
  shown: ReadonlyMap<string, string>,
): Promise<TakenAlong['lists']> {
  const { store, now } = context;
  const { id: userId } = me;
  const own = { params: { userId }, query: {}, body: {} };
  /** Null of who is blocked in either direction, and of a closed account. */
  const nameOf = (id: string) => {
    const other = requireMember(store, id);
    return isHidden(store, userId, id) || other.closedAt ? null : other.displayName;
  };
  const aboutPost = (id: string) => {
    const post = store.posts.findFirst((q) => q.where({ id }));
    return post && isReadable(store, post, userId)
      ? { postBy: nameOf(post.authorId), post: post.content }
      : { postBy: null, post: null };
  };
  const media = (id: string, description: string) => {
    const found = store.media.findFirst((q) => q.where({ id }));
    return { file: shown.get(id) ?? null, kind: found?.kind ?? ('image' as const), description };
  };
  const messages = store.messages
    .findMany((q) => q.where(({ senderId, receiverId }) => [senderId, receiverId].includes(userId)))
    .filter(({ id }) => !isReportedBy(store, userId, 'message', id))
    .map((message) => ({
      ...message,
      partner: message.senderId === userId ? message.receiverId : message.senderId,
    }))
    .filter(({ partner, senderId }) => senderId === userId || !isHidden(store, userId, partner));
  const people = (
    entries: { friend: { displayName: string; username: string } }[],
    is: 'friend' | 'asksYou' | 'blocked',
  ) => entries.map(({ friend }) => ({ name: friend.displayName, username: friend.username, is }));
  const asked = store.friendships
    .findMany((q) => q.where({ userId }))
    // As the member sees them: who declined or blocked them is one who has not answered.
    .filter((record) => friendshipSeenBy(record, userId)?.status === 'pending')
    .map(({ friendId }) => requireMember(store, friendId))
    .filter(({ closedAt }) => !closedAt);
  const news = await notifications.listNotifications({ ...own, params: {}, query: { limit: 100 } }, context);
  return {
    posts: listed(
      inTime(store.posts.findMany((q) => q.where({ authorId: userId }))).map((post) => ({
        createdAt: post.createdAt,
        content: post.content,
        privacy: post.privacy,
        media: post.mediaUrls.map((url, n) => media(mediaIdIn(url), post.mediaDescriptions[n] ?? '')),
      })),
    ),
    comments: listed(
      inTime(store.comments.findMany((q) => q.where({ authorId: userId }))).map(
        ({ createdAt, content, postId }) => ({
          createdAt,
          content,
          postBy: aboutPost(postId).postBy,
        }),
      ),
    ),
    messages: listed(
      inTime(messages)
        .toSorted((a, b) => (a.partner < b.partner ? -1 : Number(a.partner > b.partner)))
        .map(({ partner, createdAt, senderId, content }) => ({
          with: nameOf(partner),
          createdAt,
          isOwn: senderId === userId,
          content,
        })),
    ),
    people: listed([
      ...people(await friendLists.listFriends(own, context), 'friend'),
      ...people(await friendLists.listFriendRequests(own, context), 'asksYou'),
      ...asked.map(({ displayName: name, username }) => ({ name, username, is: 'asked' as const })),
      ...people(await friendLists.listBlocked(own, context), 'blocked'),
    ]),
    likes: listed(store.likes.findMany((q) => q.where({ userId })).map(({ postId }) => aboutPost(postId))),
    reactions: listed(
      store.reactions
        .findMany((q) => q.where({ userId }))
        .map(({ postId, feeling }) => ({ ...aboutPost(postId), feeling })),
    ),
    media: listed(
      inTime(ownMedia(store, me)).map(({ id, createdAt, description }) => ({
        ...media(id, description),
        createdAt,
      })),
    ),
    ...safetyOf(store, userId),
    notifications: listed(
      news.items.map((item) => ({
        createdAt: item.createdAt,
        kind: item.kind,
        from: 'person' in item && !item.person.isClosed ? item.person.displayName : null,
        what: item.kind === 'security' ? item.what : null,
      })),
    ),
    sessions: listed([{ createdAt: now().toISOString(), lastUsedOn: now().toISOString().slice(0, 10) }]),
    rewards: listed(
      inTime(store.redemptions.findMany((q) => q.where({ userId }))).map(
        ({ createdAt, name, cost, redemptionCode: code, usedAt = null }) => ({
          createdAt,
          name,
          cost,
          code,
          usedAt,
        }),
      ),
    ),
    ...joinedOf(store, userId, nameOf),
  };
}

type Joined = 'tournaments' | 'tournamentDays' | 'events' | 'clubs' | 'sharedGames' | 'videoRewards';

/** What the member takes part in. */
const joinedOf = (
  store: Store,
  userId: string,
  nameOf: (id: string) => string | null,
): Pick<TakenAlong['lists'], Joined> => ({
  tournaments: listed(
    store.tournamentEntries
      .findMany((q) => q.where({ userId }))
      .map(({ tournamentId, paidFbb = null }) => ({
        name: tournamentName(store, tournamentId),
        joinedAt: null,
        paidFbb,
      })),
  ),
  tournamentDays: listed(
    store.tournamentDays
      .findMany((q) => q.where({ userId }))
      .map(({ tournamentId, day, rounds, stars }) => ({
        day,
        tournament: tournamentName(store, tournamentId),
        rounds,
        stars,
      })),
  ),
  clubs: listed(
    store.clubMembers
      .findMany((q) => q.where({ userId }))
      .map(({ clubId, createdAt: joinedAt }) => ({ name: clubName(clubId), joinedAt })),
  ),
  sharedGames: listed(
    inTime(store.sharedGames.all().filter(({ lowId, highId }) => [lowId, highId].includes(userId))).map(
      (game) => ({
        name: clubName(game.club),
        with: nameOf(partnerOf(game, userId)),
        startedAt: game.createdAt,
        endedAt: game.endedAt,
        found: foundIn(game),
      }),
    ),
  ),
  events: listed(
    store.eventGoers
      .findMany((q) => q.where({ userId }))
      .flatMap(({ eventId, createdAt: joinedAt }) => {
        const event = store.events.findFirst((q) => q.where({ id: eventId }));
        return event ? [{ title: eventTitle(event), startsAt: event.startsAt, joinedAt }] : [];
      }),
  ),
  videoRewards: listed(
    store.videoRewards
      .findMany((q) => q.where({ userId }))
      .map(({ day, videoId: video }) => ({ day, video })),
  ),
});

/** What they reported and wrote to those who run it, and what was decided about them. */
const safetyOf = (
  store: Store,
  userId: string,
): Pick<TakenAlong['lists'], 'reports' | 'decisions' | 'letters'> => ({
  reports: listed(
    inTime(store.reports.findMany((q) => q.where({ reporterId: userId }))).map(
      ({ createdAt, subjectKind: about, reason, words, state, answeredAt }) => ({
        createdAt,
        about,
        reason,
        words,
        state,
        answeredAt,
      }),
    ),
  ),
  decisions: listed(
    inTime(store.decisions.findMany((q) => q.where({ ownerId: userId }))).flatMap((stored) => {
      const appealed = store.appeals.findFirst((q) => q.where({ decisionId: stored.id }));
      const decision = decisionTold(stored, appealed);
      if (!decision) return [];
      const { createdAt, action, rule, subjectKind: about, excerpt, until, appeal } = decision;
      return [
        { createdAt, action, rule, about, excerpt, until, appeal, appealWords: appealed?.words ?? null },
      ];
    }),
  ),
  letters: listed(
    inTime(store.letters.findMany((q) => q.where({ memberId: userId }))).map(
      ({ createdAt, words, answer }) => ({ createdAt, words, answer }),
    ),
  ),
});

const tournamentName = (store: Store, id: string): string =>
  store.tournaments.findFirst((q) => q.where({ id }))?.name ?? '';
