import type { CaseList, EVENT_TYPES as EventTypes, PlanKind } from '@friendbase/contract';

export type { PlanKind };

// What addresses of pages may say. Without the content of the pages: routes read them, so they come with every page.

/** Source: product spec §2 “Clubs”. No club is therapeutic yet (X49). */
export const CATEGORIES = ['cognitive', 'memory', 'wellness', 'social', 'therapeutic'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Source: product spec §3 “event”. Written out as `VIEWS` is; the same list as that of the contract, or it does not compile. */
const EVENT_TYPES = ['dance', 'outing', 'concert'] as const satisfies typeof EventTypes;
/** `mine`: those the member goes to. */
export const EVENT_FILTERS = [...EVENT_TYPES, 'mine'] as const;
export type EventFilter = (typeof EVENT_FILTERS)[number];

/** Source: product spec §2 “Videos”. */
export const VIDEO_CATEGORIES = [
  'positive-mindset',
  'wellness',
  'relaxation',
  'motivation',
  'social-skills',
  'life-skills',
] as const;
export type VideoCategory = (typeof VIDEO_CATEGORIES)[number];

/** What organizers make. */
export const PLAN_KINDS = ['tournament', 'event', 'reward', 'story'] as const satisfies readonly PlanKind[];

/** What the page of moderators shows: one of the three lists, the letters, or the numbers. Written out, because the list of names would bring its schema. */
export const VIEWS = ['reports', 'newAccounts', 'appeals', 'letters', 'counts'] as const satisfies readonly (
  | CaseList
  | 'letters'
  | 'counts'
)[];
export type View = (typeof VIEWS)[number];

/**
 * What the address of Profile can open there: what the member reported and what was decided about them, what they are told, what
 * others see, their recovery card, their passkeys, what a link to a new password opens, the way to keep others out, and the file
 * with their things.
 */
export const OPENED_BY_ADDRESS = [
  'safety',
  'notifications',
  'privacy',
  'card',
  'passkeys',
  'link',
  'secure',
  'things',
] as const;
export type OpenedByAddress = (typeof OPENED_BY_ADDRESS)[number];

/** Where a member chooses what they are told. */
export const NOTIFICATIONS_HREF = '/profile?open=notifications';

/** Where a member chooses what friends see of them in chats. */
export const PRIVACY_HREF = '/profile?open=privacy';

/** Where a member has their passkeys. */
export const PASSKEYS_HREF = '/profile?open=passkeys';

/** Where a member says that they did not do what a notification tells. */
export const secureHref = (notificationId: string): string => `/profile?open=secure&about=${notificationId}`;

/** Where one post is shown alone. */
export const postHref = (id: string): string => `/?post=${id}`;

/** Where everything leads that tells of a decision. */
export const DECISIONS_HREF = '/profile?open=safety';
