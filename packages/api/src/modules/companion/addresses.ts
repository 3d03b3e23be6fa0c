import { createHmac, timingSafeEqual } from 'node:crypto';
import { ADDRESS_SECONDS, apiError } from '@friendbase/contract';

/** What an address carries of what it may be used for, and until when, in seconds. */
export interface Permit {
  expires: number;
  token: string;
}

/** Signed with what this login alone has: an address works for as long as its member stays logged in. */
type Signer = { sessionHash: string };

const signatureOf = ({ sessionHash }: Signer, purpose: string, expires: number): string =>
  createHmac('sha256', sessionHash).update(`${expires} ${purpose}`).digest('base64url');

/** The query of an address that works from now on. `purpose` is what for, such as a part of an upload. */
export function signedQuery(signer: Signer, purpose: string, now: Date): Record<keyof Permit, string> {
  const expires = Math.floor(now.getTime() / 1000) + ADDRESS_SECONDS;
  return { expires: String(expires), token: signatureOf(signer, purpose, expires) };
}

/** Throws 404 for what was not signed for this, and 403 when its time is over. */
export function requirePermit(signer: Signer, purpose: string, { expires, token }: Permit, now: Date): void {
  const [asked, made] = [Buffer.from(token), Buffer.from(signatureOf(signer, purpose, expires))];
  if (asked.length !== made.length || !timingSafeEqual(asked, made)) throw apiError('uploadNotFound');
  if (expires * 1000 <= now.getTime()) throw apiError('uploadExpired');
}
