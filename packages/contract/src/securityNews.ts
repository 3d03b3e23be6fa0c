import type { Told } from './live.ts';
import type { SecurityNews } from './notifications.ts';
import type { RecoveryWay } from './recoveryCards.ts';

/**
 * What is told of the way into an account: behind the bell, and by mail where the address is confirmed. `sessionEnded` as the
 * name where it has ended sessions.
 */
export const toldOfSecurity = (
  memberId: string,
  what: SecurityNews,
  name: 'security' | 'sessionEnded' = 'security',
): Told => ({
  memberId,
  name,
  data: {},
  notification: { kind: 'security', thingId: what, actorId: null },
});

const BY_WAY = {
  card: 'passwordByCard',
  link: 'passwordByLink',
  mail: 'passwordByMail',
} as const satisfies Record<RecoveryWay, SecurityNews>;

/** What is told of a password that was chosen without the one before: every session has ended. */
export const toldOfRecovery = (memberId: string, way: RecoveryWay): Told =>
  toldOfSecurity(memberId, BY_WAY[way], 'sessionEnded');
