import * as z from 'zod/mini';
import { eventsEndpoint } from './events.ts';
import type { EventOf, EventsBy } from './eventStream.ts';
import { Feeling, FeelingCounts } from './feelings.ts';
import type { FriendshipRecord } from './friendships.ts';
import type { StoredMessage } from './messages.ts';
import type { CaseAction } from './moderation/subjects.ts';
import type { Notified } from './notificationKinds.ts';
import { Id, LivePlace } from './text.ts';

/**
 * The most that a follower who comes back is told one by one. Whoever has missed more asks for everything again, which costs
 * less.
 */
export const MOST_LIVE_EVENTS = 200;

/** How many friends are told of one post: it is written for each of them. */
export const MOST_TOLD_OF_A_POST = 1000;

/** How long it is known what happened, in ms: longer than a phone is in a pocket between two looks. */
export const LIVE_LOG_MS = 60 * 60_000;

/** What happens that is about a member. Ids alone: whoever shows it asks for the rest, and is told what they may see then. */
const FACTS = {
  /** A message to the member or, for their other devices, from them. */
  message: z.object({ partnerId: Id, messageId: Id }),
  /** A friend has read what the member wrote, or shows it no longer. */
  read: z.object({ partnerId: Id }),
  /** A game that the member plays with a friend has begun, gone on or ended; for their other devices, by themselves. */
  game: z.object({ gameId: Id }),
  /** Somebody asks to be friends, or has taken that back. */
  request: z.object({}),
  /** Somebody has accepted, or, for the member's other devices, the member has: `isOwn`. */
  accepted: z.object({ friendId: Id, isOwn: z.optional(z.boolean()) }),
  /** A friend has shared a post. */
  post: z.object({ postId: Id }),
  /** Of the member's own post: a like came or went; for the member's other devices, their own: `isOwn`. */
  like: z.object({ postId: Id, isOwn: z.optional(z.boolean()) }),
  /** Of the member's own post: a reaction came, changed or went, likewise. */
  reaction: z.object({ postId: Id, isOwn: z.optional(z.boolean()) }),
  /** Of the member's own post: a comment came or went, likewise. */
  comment: z.object({ postId: Id, isOwn: z.optional(z.boolean()) }),
  /** What the member has reported is decided. */
  reportDecided: z.object({}),
  /** Moderators have decided about what the member wrote, or looked at it again. */
  decision: z.object({}),
  /** A letter of the member's is answered. */
  letterAnswered: z.object({}),
  /** A tournament that the member has joined was settled or changed. */
  tournamentChanged: z.object({}),
  /** A code of the member's was marked as used. */
  codeUsed: z.object({}),
  /** An event that the member goes to starts soon. */
  eventSoon: z.object({}),
  /** An event that the member goes to was changed or called off. */
  eventChanged: z.object({}),
  /** To moderators alone: a case or a letter came, or was decided or answered. */
  caseWaiting: z.object({}),
  /** The way into the account has changed. */
  security: z.object({}),
  /** The member was logged out somewhere. */
  sessionEnded: z.object({}),
  /** The member has looked at what came, or has changed what they are told. */
  looked: z.object({}),
};

/** What is told to pages that are open now, and stored nowhere: it has no id, so nobody goes on from it. */
const PASSING = {
  /** A friend is writing to the member. */
  typing: z.object({ partnerId: Id }),
  /**
   * How a post is counted now, as the member sees it: of another one's post, where somebody liked, felt or commented
   * something, or took it back. Who did so is not told.
   */
  counted: z.object({
    postId: Id,
    likesCount: z.number(),
    commentsCount: z.number(),
    isLikedByUser: z.boolean(),
    reactions: FeelingCounts,
    ownReaction: z.nullable(Feeling),
  }),
};

/** What is told in passing. */
export type LivePassing = EventOf<typeof PASSING>;

/** How a post is counted, as one member sees it. */
export type PostCounts = EventsBy<typeof PASSING>['counted']['data'];

/** So much is stored, told in passing, for a stream that is not read: of further subjects it is lost. */
const MOST_PASSING = 100;

/** What it is about: of what is told twice the last stays. */
const subjectOf = ({ name, data }: LivePassing): string =>
  `${name} ${'postId' in data ? data.postId : data.partnerId}`;

/** One thing that happened, as it is told and stored. */
export type LiveFact = EventOf<typeof FACTS>;

/** What stays of a fact, for a member to find later; from the moment when it is stored, where it has no moment of its own. */
type NotificationPart = Omit<Notified, 'memberId'> & { createdAt?: string };

/** One thing that happened, and whom it is about; a member is notified of it where it says so. */
export type Told = LiveFact & { memberId: string; notification?: NotificationPart };

/** One fact for some members; nobody is told nothing. */
export const toldTo = (memberIds: Iterable<string | null | undefined>, fact: LiveFact): Told[] =>
  [...new Set(memberIds)].flatMap((memberId) => (memberId ? [{ ...fact, memberId }] : []));

const changedOfPost = (
  name: 'like' | 'reaction' | 'comment',
  { postId, isOwn }: { postId: string; isOwn: boolean },
): LiveFact => ({ name, data: { postId, ...(isOwn && { isOwn }) } });

/** What is told of a like, a reaction or a comment that was taken back. */
export const toldOfTaking = (
  name: 'like' | 'reaction' | 'comment',
  post: { postId: string; authorId: string | undefined },
  actorId: string,
): Told[] => {
  const { postId, authorId } = post;
  return toldTo([authorId], changedOfPost(name, { postId, isOwn: actorId === authorId }));
};

/** What is told of a like, a reaction or a comment on a post. Nobody is notified of their own. */
export const toldOfPost = (
  name: 'like' | 'reaction' | 'comment',
  { id: postId, authorId: memberId }: { id: string; authorId: string },
  actorId: string,
): Told[] => [
  {
    ...changedOfPost(name, { postId, isOwn: actorId === memberId }),
    memberId,
    ...(actorId !== memberId && { notification: { kind: name, thingId: postId, actorId } }),
  },
];

/**
 * What is told of a message: to who gets it and, for their other devices, to who wrote it. Whoever has looked at a chat up to a
 * message has not seen a later one.
 */
export const toldOfMessage = ({ id: messageId, senderId, receiverId, createdAt }: StoredMessage): Told[] => [
  {
    name: 'message',
    data: { partnerId: senderId, messageId },
    memberId: receiverId,
    notification: { kind: 'message', thingId: senderId, actorId: senderId, createdAt },
  },
  { name: 'message', data: { partnerId: receiverId, messageId }, memberId: senderId },
];

/**
 * A game of two has changed. Both are told: either may have it open on another device too. Who has got the turn with it is notified.
 */
export const toldOfGame = (
  { id: gameId, lowId, highId }: Record<'id' | 'lowId' | 'highId', string>,
  turnOf?: string,
): Told[] =>
  toldTo([lowId, highId], { name: 'game', data: { gameId } }).map((told) =>
    told.memberId === turnOf
      ? {
          ...told,
          notification: { kind: 'turn', thingId: gameId, actorId: turnOf === lowId ? highId : lowId },
        }
      : told,
  );

/**
 * What is told of a friendship that has changed. A decline, a block and an end are never told to the other one: that a
 * request is gone looks the same whoever ended it.
 */
export function toldOfFriendship(
  before: FriendshipRecord | undefined,
  after: FriendshipRecord | undefined,
): Told[] {
  const { userId, friendId } = after ?? before ?? {};
  if (userId === undefined || friendId === undefined || before?.status === after?.status) return [];
  const isAbout = [before?.status, after?.status];
  const asked: Told[] = isAbout.includes('pending')
    ? [
        {
          name: 'request',
          data: {},
          memberId: friendId,
          ...(after?.status === 'pending' && {
            notification: { kind: 'request', thingId: userId, actorId: userId },
          }),
        },
      ]
    : [];
  if (after?.status !== 'accepted') return asked;
  return [
    ...asked,
    {
      name: 'accepted',
      data: { friendId },
      memberId: userId,
      notification: { kind: 'accepted', thingId: friendId, actorId: friendId },
    },
    ...toldTo([friendId], { name: 'accepted', data: { friendId: userId, isOwn: true } }),
  ];
}

interface DecisionTold {
  decision: { id: string; ownerId: string; action: CaseAction };
  /** The reports it answers; nobody’s where the account is gone. */
  reports?: readonly { id: string; reporterId: string | null }[];
  moderatorIds: readonly string[];
}

/** What is told of a decision that was made, undone or looked at again. Of one that keeps a thing its owner hears nothing. */
export function toldOfDecision({ decision, reports = [], moderatorIds }: DecisionTold): Told[] {
  const { id: decisionId, ownerId, action } = decision;
  const told: Told[] = reports.flatMap(({ id: thingId, reporterId: memberId }) =>
    memberId === null
      ? []
      : {
          name: 'reportDecided',
          data: {},
          memberId,
          notification: { kind: 'reportDecided', thingId, actorId: null },
        },
  );
  if (action !== 'keep') {
    const notification = { kind: 'decision', thingId: decisionId, actorId: null } as const;
    told.push({ name: 'decision', data: {}, memberId: ownerId, notification });
  }
  return [
    ...told,
    ...toldTo(action === 'close' ? [ownerId] : [], { name: 'sessionEnded', data: {} }),
    ...toldOfCases(moderatorIds),
  ];
}

/** What is told of a new account: how to get back in is best settled before it is needed. */
export const toldOfAccount = (memberId: string): Told => ({
  name: 'security',
  data: {},
  memberId,
  notification: { kind: 'security', thingId: 'offerCard', actorId: null },
});

/** What is told of a case or a letter that came or went. */
export const toldOfCases = (moderatorIds: readonly string[]): Told[] =>
  toldTo(moderatorIds, { name: 'caseWaiting', data: {} });

const EVENTS = {
  /** From here on the stream tells. Always the first event. */
  begun: z.object({}),
  /** In place of events that are not known anymore, or too many: everything may be old. */
  missed: z.object({}),
  ...FACTS,
  ...PASSING,
};

export type LiveEvent = EventOf<typeof EVENTS>;

/**
 * Tells what happens for as long as the caller stays. It goes on from the `Last-Event-ID` header, or from `after` for whoever
 * cannot send one; without either, from now. Ends with the session.
 */
export const followLive = eventsEndpoint({
  path: '/api/live',
  summary: 'Hear at once what happens that is about you.',
  input: { query: z.object({ after: z.optional(LivePlace) }) },
  events: EVENTS,
});

/** What a backend knows of one member. */
export interface LiveSource {
  /** How many things have happened. */
  last: () => Promise<number>;
  /** What happened behind a place, as far as it is known, oldest first, and how many things have happened now. */
  read: (place: number) => Promise<{ facts: (LiveFact & { place: number })[]; last: number }>;
  /** Calls back whenever something may have happened, and with what is told in passing. Returns how to stop. */
  watch: (onChange: (passing?: LivePassing) => void) => () => void;
}

/** Tells what happens from behind `from` on, or from now, until `signal`. */
export async function* liveEvents(
  { last, read, watch }: LiveSource,
  from: number | undefined,
  signal: AbortSignal,
): AsyncGenerator<LiveEvent> {
  let ring = (): void => undefined;
  let mayBeMore = true;
  /** What was told in passing and not followed yet: the last of each, so that nothing piles up for who does not read. */
  let passing: Map<string, LivePassing> | undefined;
  const end = () => ring();
  // Before anything is read: what happens meanwhile is not lost.
  const stop = watch((told) => {
    if (!told) mayBeMore = true;
    else {
      passing ??= new Map();
      if (passing.size < MOST_PASSING || passing.has(subjectOf(told))) passing.set(subjectOf(told), told);
    }
    ring();
  });
  signal.addEventListener('abort', end);
  try {
    let place = from ?? (await last());
    yield { name: 'begun', data: {}, id: String(place) };
    while (!signal.aborted) {
      const rung = new Promise<void>((resolve) => (ring = resolve));
      const told = passing;
      passing = undefined;
      // First: who writes is not told behind the message that they wrote.
      if (told) yield* told.values();
      if (mayBeMore) {
        mayBeMore = false;
        const heard = await read(place);
        yield* eventsBehind(place, heard);
        place = heard.last;
      }
      if (!mayBeMore && !passing && !signal.aborted) await rung;
    }
  } finally {
    signal.removeEventListener('abort', end);
    stop();
  }
}

/** Where some are not known anymore, or too many, one event stands for all. */
function eventsBehind(place: number, { facts, last }: Awaited<ReturnType<LiveSource['read']>>): LiveEvent[] {
  if (facts.length !== last - place || facts.length > MOST_LIVE_EVENTS)
    return [{ name: 'missed', data: {}, id: String(last) }];
  return facts.map(({ place: id, ...fact }) => ({ ...fact, id: String(id) }));
}

/** The place that a follower names. It comes in a header that no schema checks: whoever sends nonsense follows from now on. */
export const livePlaceIn = (text: string | undefined): number | undefined =>
  LivePlace.safeParse(text).success ? Number(text) : undefined;
