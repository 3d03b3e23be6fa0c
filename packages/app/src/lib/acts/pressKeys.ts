import { ANSWER_LIFE_MS, type KeyStore } from '@friendbase/contract';
import type { DeviceStore } from '../device/deviceStore.ts';

const FAMILY = 'press.';

interface StoredKey {
  key: string;
  savedAt: number;
}

const isStoredKey = (value: unknown): value is StoredKey =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'savedAt' in value &&
  typeof value.savedAt === 'number';

/** Keys of presses without an answer, on this device: a draft that comes back after a reload is shared once. */
interface PressKeys extends KeyStore {
  forget(): void;
  /** Deletes the keys that the server has forgotten. */
  sweep(): void;
}

/** Stored for as long as the server stores its answers; until the page is left where the device takes nothing. */
export function persistPressKeys(store: DeviceStore, now: () => number = Date.now): PressKeys {
  const memory = new Map<string, StoredKey>();
  const names = () => [...memory.keys(), ...store.keys(FAMILY).map((name) => name.slice(FAMILY.length))];
  const remove = (call: string) => {
    memory.delete(call);
    store.remove(FAMILY + call);
  };
  const get = (call: string): string | undefined => {
    const stored = memory.get(call) ?? store.read(FAMILY + call);
    if (isStoredKey(stored) && now() - stored.savedAt < ANSWER_LIFE_MS) return stored.key;
    remove(call);
    return undefined;
  };
  return {
    get,
    set(call, key) {
      const stored: StoredKey = { key, savedAt: now() };
      if (!store.write(FAMILY + call, stored)) memory.set(call, stored);
    },
    delete: remove,
    keys: names,
    forget: () => names().forEach(remove),
    sweep: () => names().forEach(get),
  };
}
