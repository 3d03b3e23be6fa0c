import * as z from 'zod/mini';
import { endpoint, perHour } from './endpoint.ts';
import { CHOSEN_KINDS, NOTIFICATION_KINDS } from './notificationKinds.ts';
import type { NotificationKind } from './notificationKinds.ts';
import type { InputProblem } from './wrongInput.ts';

const DAY_MINUTES = 24 * 60;
const MINUTE_MS = 60_000;

/** Minutes since midnight. */
const TimeOfDay = z.int().check(z.gte(0), z.lt(DAY_MINUTES));

/** An IANA time zone, as the device names its own. */
export const TimeZone = z
  .string()
  .check(z.maxLength(64), z.refine<string>(isZone, 'noZone' satisfies InputProblem));

function isZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

/** Every day from a time to a time, where the member lives; over midnight where it ends before it begins. */
const QuietHours = z.object({ from: TimeOfDay, until: TimeOfDay, zone: TimeZone });
export type QuietHours = z.infer<typeof QuietHours>;

/** What a member wants to be told. */
export const NotificationSettings = z.object({
  unwanted: z.array(z.enum(CHOSEN_KINDS)).check(z.maxLength(CHOSEN_KINDS.length)),
  /** Only what friends do. Requests, which come from others, are on the page of friends all the same. */
  isFriendsOnly: z.boolean(),
  quiet: z.nullable(QuietHours),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

/** Of who has chosen nothing. */
export const FIRST_NOTIFICATION_SETTINGS: NotificationSettings = {
  unwanted: [],
  isFriendsOnly: false,
  quiet: null,
};

export const wantedKinds = ({ unwanted, isFriendsOnly }: NotificationSettings): NotificationKind[] =>
  NOTIFICATION_KINDS.filter(
    (kind) => !(unwanted as string[]).includes(kind) && !(kind === 'request' && isFriendsOnly),
  );

/** How long quiet hours still are, in ms; 0 outside of them. */
export function quietMs(quiet: QuietHours | null, now: Date): number {
  if (quiet === null || quiet.from === quiet.until) return 0;
  const { from, until, zone } = quiet;
  const clock = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  const parts = new Map(clock.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  const minute = (parts.get('hour') ?? 0) * 60 + (parts.get('minute') ?? 0);
  const isQuiet = from < until ? minute >= from && minute < until : minute >= from || minute < until;
  const minutesLeft = (until - minute + DAY_MINUTES) % DAY_MINUTES;
  return isQuiet ? minutesLeft * MINUTE_MS - (now.getTime() % MINUTE_MS) : 0;
}

export const getNotificationSettings = endpoint({
  method: 'get',
  path: '/api/notifications/settings',
  summary: 'Read what you want to be told.',
  input: {},
  output: NotificationSettings,
});

export const updateNotificationSettings = endpoint({
  method: 'put',
  path: '/api/notifications/settings',
  summary: 'Choose what you want to be told.',
  input: { body: NotificationSettings },
  output: NotificationSettings,
  limit: perHour(120),
});
