import { BROWSERS, SYSTEMS } from './devices.ts';
import type { Device } from './devices.ts';
import type { Told } from './live.ts';
import { SECURITY_NEWS } from './notificationKinds.ts';
import type { SecurityNews, StoredNotification } from './notificationKinds.ts';
import type { RecoveryWay } from './recoveryCards.ts';

/** What is told of the way into an account, and where it happened. */
export interface SecurityThing {
  what: SecurityNews;
  device?: Device;
}

/**
 * As a notification stores it. One of a device is one row for all devices of the same words: they are told in the same ones, and
 * nobody's notifications are filled by them.
 */
const securityThing = (what: SecurityNews, device?: Device): string =>
  device ? `${what}_${device.browser ?? ''}_${device.system ?? ''}` : what;

/** Reads it; nothing where it is of a version that is not known. */
export function securityThingIn(thingId: string): SecurityThing | undefined {
  const [name, browser, system] = thingId.split('_');
  const what = SECURITY_NEWS.find((news) => news === name);
  if (!what || browser === undefined) return what && { what };
  const device = {
    browser: BROWSERS.find((one) => one === browser) ?? null,
    system: SYSTEMS.find((one) => one === system) ?? null,
  };
  return { what, device };
}

const BY_WAY = {
  card: 'passwordByCard',
  link: 'passwordByLink',
  mail: 'passwordByMail',
} as const satisfies Record<RecoveryWay, SecurityNews>;

/** After these the sessions of the member, or some of them, have ended. */
const ENDING: readonly SecurityNews[] = [...Object.values(BY_WAY), 'passwordChanged'];

/**
 * The one way in which a member is told of what concerns the way into their account: behind the bell, and by mail where the address is
 * confirmed.
 */
export const toldOfSecurity = (memberId: string, what: SecurityNews, device?: Device): Told => ({
  name: ENDING.includes(what) ? 'sessionEnded' : 'security',
  data: {},
  memberId,
  notification: { kind: 'security', thingId: securityThing(what, device), actorId: null },
});

/** What is told of a password that was chosen without the one before. */
export const toldOfRecovery = (memberId: string, way: RecoveryWay): Told =>
  toldOfSecurity(memberId, BY_WAY[way]);

/** What tells that a way in was made, or used. */
const NEWS_OF = {
  card: ['card', 'passwordByCard'],
  passkey: ['passkeyMade'],
  email: ['email', 'passwordByMail'],
} as const satisfies Record<string, readonly SecurityNews[]>;

/** What a stored notification tells of the way into an account, and since when; nothing where it is of another kind. */
export function doubtedNewsIn({
  thingId,
  createdAt,
  firstAt,
}: Pick<StoredNotification, 'thingId' | 'createdAt' | 'firstAt'>): DoubtedNews | undefined {
  const thing = securityThingIn(thingId);
  // Whoever comes again renews it, and what they have made before is theirs still.
  return thing && { what: thing.what, since: firstAt ?? createdAt };
}

interface DoubtedNews {
  what: SecurityNews;
  since: string;
}

/**
 * Whether a card, a passkey or an email address may be of somebody else, whom a notification is about: it was made, or confirmed, since,
 * or is what it tells of.
 */
export const isDoubted = ({ what, since }: DoubtedNews, way: keyof typeof NEWS_OF, madeAt: string): boolean =>
  NEWS_OF[way].some((news) => news === what) || madeAt >= since;
