import { pino } from 'pino';
import type { Logger } from 'pino';
import { loggedId } from '../src/http/securityLog.ts';
import type { SecurityEvent } from '../src/http/securityLog.ts';

/** A log, and its lines of security so far: whole but for what every line has. */
export function securityLines(): { logger: Logger; lines: () => unknown[] } {
  const written: string[] = [];
  const logger = pino({ base: null, timestamp: false }, { write: (line: string) => void written.push(line) });
  return {
    logger,
    lines: () =>
      written.filter((line) => line.includes('"msg":"security"')).map((line): unknown => JSON.parse(line)),
  };
}

/** A whole line about a member, or about nobody who is known. */
export const securityLine = (
  event: SecurityEvent,
  memberId?: string,
  details: Readonly<Record<string, string>> = {},
) => ({
  level: 30,
  event,
  ...(memberId !== undefined && { member: loggedId(memberId) }),
  ...details,
  msg: 'security',
});
