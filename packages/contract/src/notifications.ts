import * as z from 'zod/mini';
import { Device } from './devices.ts';
import { endpoint, pagedEndpoint, perHour } from './endpoint.ts';
import { EventNews } from './eventNews.ts';
import { Feeling } from './feelings.ts';
import { Decision } from './moderation/decisions.ts';
import { AnsweredLetter } from './moderation/letters.ts';
import { Report } from './moderation/reports.ts';
import { pageQuery } from './page.ts';
import { Count, Id, Timestamp } from './text.ts';
import { TournamentResult } from './tournamentResult.ts';
import { Person } from './users.ts';

/** What a member can do without. Of decisions, of answers to their letters, of what a tournament paid, of events that were moved or called off, and of what concerns their account, they are always told. */
export const CHOSEN_KINDS = [
  'message',
  'request',
  'accepted',
  'comment',
  'like',
  'reaction',
  'eventSoon',
] as const;
export type ChosenKind = (typeof CHOSEN_KINDS)[number];

export const NOTIFICATION_KINDS = [
  ...CHOSEN_KINDS,
  'reportDecided',
  'decision',
  'letter',
  'tournament',
  'event',
  'security',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/**
 * What concerns the way into an account. `offerCard`: to who has just signed up, until they have a card. `offerPasskey`: once, to
 * whose browser can make passkeys, until they have one or want none. `pictures`: a way to log in with pictures was made;
 * `picturesClosed`: somebody tried too many.
 */
export const SECURITY_NEWS = [
  'passwordByCard',
  'passwordByLink',
  'passwordByMail',
  'passwordChanged',
  'email',
  'card',
  'offerCard',
  'passkeyMade',
  'passkeyRemoved',
  'passkeyPaused',
  'offerPasskey',
  'newDevice',
  'pictures',
  'picturesClosed',
  'exportReady',
] as const;
export type SecurityNews = (typeof SECURITY_NEWS)[number];

/** After that a notification is gone: what it is about is older than anybody scrolls. */
export const NOTIFICATION_LIFE_MS = 90 * 86_400_000;

const NOTIFICATION_PAGE_LENGTH = 20;

/** One thing that came for a member, as it is stored: all that is about one thing is one of these. */
export interface StoredNotification {
  /** The same for one kind and one thing: `notificationId`. */
  id: string;
  memberId: string;
  kind: NotificationKind;
  /** A post, a member who asks, has accepted or wrote, a report, a decision, a letter, a tournament, an event, or a `securityThing`. */
  thingId: string;
  /** Who did it last; nobody of reports, decisions, letters, tournaments, events and the account. */
  actorId: string | null;
  /** When something last came. */
  createdAt: string;
  /** When the member last looked. */
  seenAt: string | null;
}

/** What comes for a member. */
export type Notified = Pick<StoredNotification, 'memberId' | 'kind' | 'thingId' | 'actorId'>;

export const notificationId = ({ kind, thingId }: Pick<Notified, 'kind' | 'thingId'>): string =>
  `${kind}-${thingId}`;

/** A stored notification with something new: one who takes a like or a reaction back and gives it again, or changes it, brings no news. */
export const isRenewedBy = (
  { kind, actorId }: Pick<StoredNotification, 'kind' | 'actorId'>,
  by: string | null,
): boolean => (kind !== 'like' && kind !== 'reaction') || actorId !== by;

const told = { id: Id, createdAt: Timestamp, isNew: z.boolean() };
const toldBy = { ...told, person: Person };
/** `others`: how many more have done the same. `excerpt`: the beginning of the member's post. */
const aboutPost = { ...toldBy, postId: Id, excerpt: z.string(), others: Count };

/** One thing that came for the member, and what it is about as it is now. */
export const Notification = z.union([
  z.object({ ...toldBy, kind: z.literal('message'), excerpt: z.string() }),
  z.object({ ...toldBy, kind: z.literal('request'), friendshipId: Id }),
  z.object({ ...toldBy, kind: z.literal('accepted') }),
  z.object({ ...aboutPost, kind: z.literal('comment') }),
  z.object({ ...aboutPost, kind: z.literal('like') }),
  /** `feeling`: that of the one who is named. */
  z.object({ ...aboutPost, kind: z.literal('reaction'), feeling: Feeling }),
  z.object({ ...told, kind: z.literal('reportDecided'), report: Report }),
  z.object({ ...told, kind: z.literal('decision'), decision: Decision }),
  z.object({ ...told, kind: z.literal('letter'), letter: AnsweredLetter }),
  z.object({ ...told, kind: z.literal('tournament'), result: TournamentResult }),
  /** A reminder. */
  z.object({ ...told, kind: z.literal('eventSoon'), event: EventNews }),
  /** It was moved or called off. */
  z.object({ ...told, kind: z.literal('event'), event: EventNews }),
  /** `device`: where it happened. */
  z.object({ ...told, kind: z.literal('security'), what: z.enum(SECURITY_NEWS), device: z.optional(Device) }),
]);
export type Notification = z.infer<typeof Notification>;

/**
 * What came, the latest first; what is about one thing is one entry. Without what is no more: a like or a reaction that was taken back, a
 * request that was answered, and everything of anyone blocked in either direction.
 */
export const listNotifications = pagedEndpoint({
  method: 'get',
  path: '/api/notifications',
  summary: 'Read what came for you, the latest first.',
  input: { query: pageQuery(NOTIFICATION_PAGE_LENGTH) },
  item: Notification,
});

export const NotificationCount = z.object({
  /** How many entries of `listNotifications` have something new. */
  unseen: Count,
  /** How many of these are of kind `message`: friends who wrote. */
  messages: Count,
  /** In quiet hours, how long they still are, in ms: until then nothing is counted. */
  quietMs: z.optional(Count),
  /** To moderators alone: how many cases and letters wait, whenever they came, without those about themselves. */
  cases: z.optional(Count),
});
export type NotificationCount = z.infer<typeof NotificationCount>;

export const countNotifications = endpoint({
  method: 'get',
  path: '/api/notifications/count',
  summary: 'Read how much has come for you since you looked.',
  input: {},
  output: NotificationCount,
});

/** The member has looked, on whatever device; at one of them alone where it is named. */
export const seeNotifications = endpoint({
  method: 'post',
  path: '/api/notifications/seen',
  summary: 'Tell that you have looked at what came, up to a moment.',
  input: {
    body: z.object({
      /** The newest that was looked at: what came later is still new. Left out, nothing is. */
      until: z.optional(Timestamp),
      only: z.optional(Id),
    }),
  },
  limit: perHour(3600),
});
