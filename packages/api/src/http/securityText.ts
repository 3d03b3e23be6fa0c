import type { Contact } from '@friendbase/contract';
import type { Router } from '@koa/router';

const PATH = '/.well-known/security.txt';
const YEAR_MS = 365 * 86_400_000;

interface SecurityText {
  contact: Contact;
  clock: { now(): Date };
  publicOrigin: string;
}

/** Where to tell of a hole in FriendBase. Not there where nobody can be reached. Source: RFC 9116. */
export function securityText(
  router: Router,
  { contact: { email, phone }, clock, publicOrigin }: SecurityText,
): void {
  const addresses = [email && `mailto:${email}`, phone && `tel:${phone.replaceAll(/[^+\d]/g, '')}`].filter(
    Boolean,
  );
  if (addresses.length === 0) return;
  router.get(PATH, (ctx) => {
    ctx.type = 'text/plain';
    ctx.body = [
      ...addresses.map((address) => `Contact: ${address}`),
      `Expires: ${new Date(clock.now().getTime() + YEAR_MS).toISOString()}`,
      `Canonical: ${publicOrigin}${PATH}`,
      '',
    ].join('\n');
  });
}
