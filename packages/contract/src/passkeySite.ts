import { apiError } from './apiError.ts';

// Apart from the rules of passkeys: the demo asks for its site before anybody has one.

/** Where passkeys are of: the host by which browsers know them, and the origin of the pages that use them. */
export interface PasskeySite {
  rpId: string;
  origin: string;
}

/**
 * The site of an origin; nothing where it is an address, which browsers take no passkeys for, or unencrypted and not of this
 * machine. Source: W3C Web Authentication, “Relying Party Identifier”.
 */
export function passkeySiteOf(origin: string): PasskeySite | undefined {
  const { hostname, protocol } = new URL(origin);
  const isAddress = hostname.startsWith('[') || /^[\d.]+$/.test(hostname);
  const isLocal = /(^|\.)localhost$/.test(hostname);
  return isAddress || (protocol !== 'https:' && !isLocal) ? undefined : { rpId: hostname, origin };
}

/** Throws 501 where no passkeys can be. */
export function requireSite(site: PasskeySite | undefined): PasskeySite {
  if (!site) throw apiError('notOffered');
  return site;
}
