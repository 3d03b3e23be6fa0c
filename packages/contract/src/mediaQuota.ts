import type { Reason } from './errorCodes.ts';
import { UPLOAD_RULES } from './media.ts';

/** How much a member may have here: in all, and of it what is not ready to be shared yet. A server may give another room in all. */
export const MEDIA_QUOTA = { bytes: 2 * 2 ** 30, inFlightBytes: 200 * 2 ** 20 } as const;

/** By then one of several files that are under way may be here. */
const WAIT_SECONDS = 10;

/** How many bytes are there already. */
export interface MediaUsage {
  /** Of the member's files that are ready. */
  storedBytes: number;
  /** Of those that are on their way, in parts too, or wait to be made ready. */
  inFlightBytes: number;
  /** Of the other parts of the same file. */
  otherPartsBytes: number;
}

/** Why so many more bytes are not taken; nothing where they are. */
export function quotaReason(
  { storedBytes, inFlightBytes, otherPartsBytes }: MediaUsage,
  bytes: number,
  quotaBytes: number = MEDIA_QUOTA.bytes,
): Reason | undefined {
  if (otherPartsBytes + bytes > UPLOAD_RULES.maxBytes) return ['bodyTooLarge', UPLOAD_RULES];
  if (storedBytes + inFlightBytes + bytes > quotaBytes) return ['mediaQuotaFull'];
  if (inFlightBytes + bytes > MEDIA_QUOTA.inFlightBytes)
    return ['uploadsInFlight', { retryAfterSeconds: WAIT_SECONDS }];
  return undefined;
}
