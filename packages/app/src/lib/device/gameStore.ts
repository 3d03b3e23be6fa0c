import type { GameStore } from '@friendbase/games';
import type { DeviceStore } from './deviceStore.ts';

/** What one member's games keep on this device, as long as the member wants it stored. */
interface OwnGameStore extends GameStore {
  /** The member has chosen whether anything is stored: what may not stay on the device leaves it with its next change. */
  settle: (mayPersist: boolean) => void;
}

/**
 * Unfinished games and best results of one member. Nothing of it reaches the server or another member; what the device
 * does not take, or may not keep, is there until the page is left. `part`: games that have nothing to do with the others.
 */
export function gameStoreOf(device: DeviceStore, memberId: string, part?: string): OwnGameStore {
  const inMemory = new Map<string, unknown>();
  const keyOf = (key: string) => `games.${memberId}.${part === undefined ? '' : `${part}.`}${key}`;
  let mayPersist = true;
  const forget = (key: string) => {
    device.remove(keyOf(key));
    inMemory.delete(key);
  };
  return {
    read: (key) => inMemory.get(key) ?? device.read(keyOf(key)),
    write(key, value) {
      forget(key);
      if (!mayPersist || !device.write(keyOf(key), value)) inMemory.set(key, value);
    },
    remove: forget,
    settle: (wish) => void (mayPersist = wish),
  };
}
