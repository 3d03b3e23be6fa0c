import { LOGIN_PATH } from '@friendbase/contract';
import { useSyncExternalStore } from 'react';

/** Where a link leads: visitors to the way back in, members to their own page. */
const PLACES: readonly string[] = [LOGIN_PATH, '/profile'];

/** What a link that lets somebody choose a password proves with; nothing on any other page. */
const linkToken = ({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string | undefined =>
  PLACES.includes(pathname) && hash.length > 1 ? hash.slice(1) : undefined;

/** The link is used: it does not stay in the address. */
export const forgetLink = (): void => window.history.replaceState(null, '', LOGIN_PATH);

function watchAddress(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** The token of the link that this page was opened by. A newer link that is opened in the same tab takes its place. */
export const useLinkToken = (): string | undefined =>
  useSyncExternalStore(
    watchAddress,
    () => linkToken(window.location),
    () => undefined,
  );

/** Where FriendBase is, as people write it. */
export const useHost = (): string =>
  useSyncExternalStore(
    watchAddress,
    () => window.location.host,
    () => '',
  );
