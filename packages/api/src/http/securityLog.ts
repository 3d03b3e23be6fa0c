import { createHash } from 'node:crypto';
import type { Logger } from 'pino';

/** What concerns the way into an account, as it stands in the log. */
export type SecurityEvent =
  | 'loginRefused'
  | 'limitMet'
  | 'passwordChanged'
  | 'emailChanged'
  | 'emailConfirmed'
  | 'roleChanged'
  | 'cardMade'
  | 'cardRefused'
  | 'linkMade'
  | 'recoveryAsked'
  | 'recoveryMailed'
  | 'codeRefused'
  | 'recoveryUsed'
  | 'passkeyMade'
  | 'passkeyRemoved'
  | 'passkeyRefused'
  | 'counterBack'
  | 'newDevice'
  | 'placeEnded'
  | 'accountSecured'
  | 'picturesMade'
  | 'picturesRefused'
  | 'picturesClosed'
  | 'exportAsked'
  | 'exportMade'
  | 'exportFetched'
  | 'leavingAsked'
  | 'cameBack'
  | 'accountDeleted';

/** Stands for a member in the log: the same for each of their events. From it alone nobody finds out whose it is. */
export const loggedId = (memberId: string): string =>
  createHash('sha256').update(`log ${memberId}`).digest('base64url').slice(0, 16);

/** One line of the log. Without names, addresses and anything that was typed; without a member where there is none. */
export const logSecurity = (
  logger: Pick<Logger, 'info'>,
  event: SecurityEvent,
  memberId?: string,
  details: Readonly<Record<string, string>> = {},
): void =>
  logger.info(
    { event, ...(memberId !== undefined && { member: loggedId(memberId) }), ...details },
    'security',
  );
