import type { GameStore } from '@friendbase/games';
import type { DeviceStore } from './deviceStore.ts';

interface GamePlace {
  device: DeviceStore;
  memberId: string;
  /** Lives as long as the member is on this page, such as their router. What is in memory alone is gone with it. */
  visit: object;
  /** Whether the member wants anything stored. What may not stay on the device leaves it with its next change. */
  mayPersist: () => boolean;
}

/** What the device did not take, or may not store, by its key there. A window that opens again finds it. */
const inMemoryOf = new WeakMap<object, Map<string, unknown>>();

/**
 * Unfinished games and best results of one member. Nothing of it reaches the server or another member; what the device
 * does not take, or may not store, is there until the page is left. `part`: games that have nothing to do with the others.
 */
export function gameStoreOf({ device, memberId, visit, mayPersist }: GamePlace, part?: string): GameStore {
  const inMemory = inMemoryOf.get(visit) ?? new Map<string, unknown>();
  inMemoryOf.set(visit, inMemory);
  const keyOf = (key: string) => `games.${memberId}.${part === undefined ? '' : `${part}.`}${key}`;
  const forget = (key: string) => {
    device.remove(keyOf(key));
    inMemory.delete(keyOf(key));
  };
  return {
    read: (key) => inMemory.get(keyOf(key)) ?? device.read(keyOf(key)),
    write(key, value) {
      forget(key);
      if (!mayPersist() || !device.write(keyOf(key), value)) inMemory.set(keyOf(key), value);
    },
    remove: forget,
  };
}
