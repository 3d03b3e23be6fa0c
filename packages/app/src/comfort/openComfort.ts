import { readPreferences, showPreferences } from '@friendbase/ui-kit';
import type { DeviceStore } from '../lib/deviceStore.ts';
import type { Comfort, ComfortState, PreferenceName } from './comfort.ts';
import {
  DEVICE,
  FAMILY,
  memberOwner,
  openComfortSets,
  type Chosen,
  type ComfortOwner,
} from './comfortSets.ts';
import { keepLook, keptOwner } from './look.ts';

export interface ComfortOptions {
  device: DeviceStore;
  /** Tells what other tabs have kept: all tabs of a browser look alike. */
  page?: Pick<Window, 'addEventListener'> | undefined;
  /** Shows the settings: `<html>`. */
  root?: Element | undefined;
  now?: () => Date;
}

/** The values that `from` has for whatever is different in `to`. */
const difference = (from: Chosen, to: Chosen): Chosen => {
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return Object.fromEntries(
    names.filter((name) => from[name] !== to[name]).map((name) => [name, from[name]]),
  );
};

const ownerOf = (memberId: string | undefined) => (memberId === undefined ? DEVICE : memberOwner(memberId));

/** The comfort settings of whoever is here, shown at once, kept on this device and sent nowhere. Source: G13. */
export function openComfort({ device, page, root, now = () => new Date() }: ComfortOptions): Comfort {
  const sets = openComfortSets(device);
  const watchers = new Set<() => void>();
  let owner: ComfortOwner = keptOwner(device);
  let last: Chosen | undefined;
  let isOffering = false;
  let state = readState();

  function readState(): ComfortState {
    const preferences = sets.preferences(owner);
    const { before } = sets.read(owner);
    const isOfToday = before?.day === now().toDateString();
    const earlier = isOfToday ? readPreferences(before.chosen) : preferences;
    return {
      preferences,
      isKept: sets.isKept(owner),
      canUndo: last !== undefined,
      changedToday: (Object.keys(preferences) as PreferenceName[]).filter(
        (name) => preferences[name] !== earlier[name],
      ),
      isOfMember: owner !== DEVICE,
      isOffering,
    };
  }
  const show = () => {
    state = readState();
    if (root) showPreferences(root, state.preferences);
    for (const tell of watchers) tell();
  };
  const keepAndShow = () => {
    show();
    keepLook(device, sets.source(owner), state.preferences);
  };
  const change = (changes: Chosen) => {
    const chosen = sets.chosen(owner);
    const { before, ...set } = sets.read(owner);
    const day = now().toDateString();
    last = difference(chosen, { ...chosen, ...changes });
    sets.write(owner, {
      ...set,
      chosen: { ...chosen, ...changes },
      before: before?.day === day ? before : { day, chosen },
    });
    keepAndShow();
  };

  if (root) showPreferences(root, state.preferences);
  const listening = new AbortController();
  // What was kept is not kept again: two tabs with different members would answer each other for ever.
  page?.addEventListener('storage', ({ key }) => (key?.includes(FAMILY) ?? true) && show(), listening);
  return {
    state: () => state,
    subscribe(onChange) {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
    preferencesOf: (memberId) => sets.preferences(ownerOf(memberId)),
    change,
    undo: () => last && change(last),
    undoToday: () => change(difference(sets.read(owner).before?.chosen ?? {}, sets.chosen(owner))),
    putBack: () => change(difference({}, sets.chosen(owner))),
    clear() {
      sets.clear(owner === DEVICE ? undefined : [owner, DEVICE]);
      last = undefined;
      keepAndShow();
    },
    meet(memberId, isSigningIn) {
      const next = ownerOf(memberId);
      const set = sets.read(next);
      const isFirstTime = next !== DEVICE && isSigningIn && set.isOffered !== true;
      if (next === owner && !isFirstTime) return;
      owner = next;
      last = undefined;
      isOffering = isFirstTime;
      if (isFirstTime) sets.write(owner, { ...set, isOffered: true });
      keepAndShow();
    },
    endOffer() {
      isOffering = false;
      show();
    },
    stop: () => listening.abort(),
  };
}
