import * as z from 'zod/mini';
import { Device } from './devices.ts';
import { endpoint, pagedEndpoint, perHour } from './endpoint.ts';
import { EventNews } from './eventNews.ts';
import { Feeling } from './feelings.ts';
import { Decision } from './moderation/decisions.ts';
import { AnsweredLetter } from './moderation/letters.ts';
import { Report } from './moderation/reports.ts';
import { SECURITY_NEWS } from './notificationKinds.ts';
import { pageQuery } from './page.ts';
import { Count, Id, Timestamp } from './text.ts';
import { TournamentResult } from './tournamentResult.ts';
import { Person } from './users.ts';

const NOTIFICATION_PAGE_LENGTH = 20;

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
  /** In a game with a friend, who went on. The id alone of the club: whoever shows a bell does not need all clubs. */
  z.object({ ...toldBy, kind: z.literal('turn'), gameId: Id, club: Id }),
  z.object({ ...told, kind: z.literal('reportDecided'), report: Report }),
  z.object({ ...told, kind: z.literal('decision'), decision: Decision }),
  z.object({ ...told, kind: z.literal('letter'), letter: AnsweredLetter }),
  /** It was settled or changed. */
  z.object({ ...told, kind: z.literal('tournament'), result: TournamentResult }),
  /** A reminder. */
  z.object({ ...told, kind: z.literal('eventSoon'), event: EventNews }),
  /** It was changed or called off. */
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
