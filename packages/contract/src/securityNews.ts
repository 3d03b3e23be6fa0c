import { BROWSERS, SYSTEMS } from './devices.ts';
import type { Device } from './devices.ts';
import type { Told } from './live.ts';
import { SECURITY_NEWS } from './notifications.ts';
import type { SecurityNews } from './notifications.ts';

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

/** After these the sessions of the member, or some of them, have ended. */
const ENDING: readonly SecurityNews[] = ['passwordByCard', 'passwordByLink', 'passwordChanged'];

/** The one way in which a member is told of what concerns the way into their account. */
export const toldOfSecurity = (memberId: string, what: SecurityNews, device?: Device): Told => ({
  name: ENDING.includes(what) ? 'sessionEnded' : 'security',
  data: {},
  memberId,
  notification: { kind: 'security', thingId: securityThing(what, device), actorId: null },
});

/** Whether a card may be of somebody else, whom a notification is about: it was made since, or is what it tells of. */
export const isCardDoubted = (
  { what, createdAt }: SecurityThing & { createdAt: string },
  card: { madeAt: string },
): boolean => what === 'card' || what === 'passwordByCard' || card.madeAt >= createdAt;
