import { showPreferences } from '@friendbase/ui-kit';
import type { DeviceStore } from '../lib/device/deviceStore.ts';
import type { WatchStorage } from '../lib/device/watchStorage.ts';
import type { Comfort } from './comfort.tsx';
import { FAMILY, openComfortSets, ownerOf } from './comfortSets.ts';
import { persistAppearance, storedOwner } from './storedAppearance.ts';
import { inMarkup, persistCookie, type CookiePage } from './pageSettings.ts';

interface ComfortOptions {
  device: DeviceStore;
  /** Tells what other tabs have stored: all tabs of a browser look alike. */
  watchStorage?: WatchStorage | undefined;
  /** Shows the settings: `<html>`. */
  root?: Element | undefined;
  /** Stores the cookie of settings for the next page load. Left out where no server renders pages. */
  page?: CookiePage | undefined;
}

/** The comfort settings of whoever is here, shown at once and stored on this device. Source: G13. */
export function openComfort({ device, watchStorage, root, page }: ComfortOptions): Comfort {
  const sets = openComfortSets(device);
  const watchers = new Set<() => void>();
  let owner = storedOwner(device);
  let hasSignedIn = false;
  let preferences = sets.preferences(owner);

  const show = () => {
    preferences = sets.preferences(owner);
    if (root) showPreferences(root, preferences);
    for (const tell of watchers) tell();
  };
  const showAndPersist = () => {
    show();
    persistAppearance(device, sets.source(owner), preferences);
    persistCookie(page, preferences);
  };

  // The cookie too: it may be gone, or of another version.
  showAndPersist();
  const listening = new AbortController();
  // What was stored is not stored again: two tabs with different members would answer each other for ever.
  watchStorage?.(FAMILY, show, listening.signal);
  return {
    sets,
    owner: () => owner,
    current: () => preferences,
    // A page for others than these is not hydrated.
    rendered: () => inMarkup(preferences),
    subscribe(onChange) {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
    preferencesOf: (memberId) => sets.preferences(ownerOf(memberId)),
    meet(memberId, isSigningIn) {
      hasSignedIn = isSigningIn;
      if (owner === ownerOf(memberId)) return;
      owner = ownerOf(memberId);
      showAndPersist();
    },
    hasSignedIn: () => hasSignedIn,
    showAndPersist,
    stop: () => listening.abort(),
  };
}
