import { createHmac, timingSafeEqual } from 'node:crypto';
import { ADDRESS_SECONDS, refused } from '@friendbase/contract';

/** What an address carries of what it may be used for, and until when, in seconds. */
export interface Permit {
  expires: number;
  token: string;
}

/** Signed with what the upload's row alone knows. */
const signatureOf = (secret: string, purpose: string, expires: number): string =>
  createHmac('sha256', secret).update(`${expires} ${purpose}`).digest('base64url');

/** The query of an address that works from now on. `purpose` is what for, such as a part of an upload. */
export function signedQuery(secret: string, purpose: string, now: Date): Record<keyof Permit, string> {
  const expires = Math.floor(now.getTime() / 1000) + ADDRESS_SECONDS;
  return { expires: String(expires), token: signatureOf(secret, purpose, expires) };
}

/** Throws 404 for what was not signed for this, and 403 when its time is over. */
export function requirePermit(secret: string, purpose: string, { expires, token }: Permit, now: Date): void {
  const [asked, made] = [Buffer.from(token), Buffer.from(signatureOf(secret, purpose, expires))];
  if (asked.length !== made.length || !timingSafeEqual(asked, made)) throw refused('uploadNotFound');
  if (expires * 1000 <= now.getTime()) throw refused('uploadExpired');
}
