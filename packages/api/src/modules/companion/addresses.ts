import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long an address takes what it is for: a part on a slow line, and a press on “Try again”. */
export const ADDRESS_SECONDS = 900;

/** What an address may be used for, until when, signed with what the upload's row alone knows. */
export interface Permit {
  /** Such as a part of an upload. */
  purpose: string;
  expires: number;
}

const signatureOf = (secret: string, { purpose, expires }: Permit): string =>
  createHmac('sha256', secret).update(`${expires} ${purpose}`).digest('base64url');

/** The query of an address that works until `expires`, in seconds. */
export const signedQuery = (secret: string, permit: Permit): Record<string, string> => ({
  expires: String(permit.expires),
  token: signatureOf(secret, permit),
});

/** Whether a token was made for this, and has time left. */
export function isPermitted(secret: string, permit: Permit, token: string, now: Date): 'yes' | 'late' | 'no' {
  const [asked, made] = [Buffer.from(token), Buffer.from(signatureOf(secret, permit))];
  if (asked.length !== made.length || !timingSafeEqual(asked, made)) return 'no';
  return permit.expires * 1000 > now.getTime() ? 'yes' : 'late';
}
