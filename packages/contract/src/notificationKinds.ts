/** What a member can do without. Of decisions, of answers to their letters, of tournaments and events of theirs that were changed, called off or settled, and of what concerns their account, they are always told. */
export const CHOSEN_KINDS = [
  'message',
  'request',
  'accepted',
  'comment',
  'like',
  'reaction',
  'eventSoon',
  'turn',
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

/** One thing that came for a member, as it is stored: all that is about one thing is one of these. */
export interface StoredNotification {
  /** The same for one kind and one thing: `notificationId`. */
  id: string;
  memberId: string;
  kind: NotificationKind;
  /** A post, a member who asks, has accepted or wrote, a report, a decision, a letter, a tournament, an event, a game with a friend, or a `securityThing`. */
  thingId: string;
  /** Who did it last; nobody of reports, decisions, letters, tournaments, events and the account. */
  actorId: string | null;
  /** When something last came. */
  createdAt: string;
  /** When something first came, where more has come since. @default `createdAt` */
  firstAt?: string | null | undefined;
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
