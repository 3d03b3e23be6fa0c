import { CONFIRMATION_MARK, LOGIN_PATH } from '@friendbase/contract';
import { useSyncExternalStore } from 'react';

/** Where a link leads: visitors to the way back in, members to their own page. */
const PLACES: readonly string[] = [LOGIN_PATH, '/profile'];

/** What a link proves with; nothing on any other page. */
const linkToken = ({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string | undefined =>
  PLACES.includes(pathname) && hash.length > 1 ? hash.slice(1) : undefined;

/** The link is used: it does not stay in the address. */
export const forgetLink = (): void => window.history.replaceState(null, '', LOGIN_PATH);

function watchAddress(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** What a link proves: who somebody is who forgot their password, or whose an email address is. */
export interface OpenedLink {
  proves: 'member' | 'email';
  token: string;
}

/** The link that this page was opened by. A newer link that is opened in the same tab takes its place. */
export function useLink(): OpenedLink | undefined {
  const token = useSyncExternalStore(
    watchAddress,
    () => linkToken(window.location),
    () => undefined,
  );
  if (token === undefined) return undefined;
  return token.startsWith(CONFIRMATION_MARK)
    ? { proves: 'email', token: token.slice(CONFIRMATION_MARK.length) }
    : { proves: 'member', token };
}

/** Where FriendBase is, as people write it. */
export const useHost = (): string =>
  useSyncExternalStore(
    watchAddress,
    () => window.location.host,
    () => '',
  );
