import { ANSWER_LIFE_MS, type KeyStore } from '@friendbase/contract';
import type { DeviceStore } from './deviceStore.ts';

const FAMILY = 'press.';

interface KeptKey {
  key: string;
  savedAt: number;
}

const isKeptKey = (value: unknown): value is KeptKey =>
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

/** Kept for as long as the server keeps its answers; until the page is left where the device takes nothing. */
export function keepPressKeys(store: DeviceStore, now: () => number = Date.now): PressKeys {
  const memory = new Map<string, KeptKey>();
  const names = () => [...memory.keys(), ...store.keys(FAMILY).map((name) => name.slice(FAMILY.length))];
  const remove = (call: string) => {
    memory.delete(call);
    store.remove(FAMILY + call);
  };
  const get = (call: string): string | undefined => {
    const kept = memory.get(call) ?? store.read(FAMILY + call);
    if (isKeptKey(kept) && now() - kept.savedAt < ANSWER_LIFE_MS) return kept.key;
    remove(call);
    return undefined;
  };
  return {
    get,
    set(call, key) {
      const kept: KeptKey = { key, savedAt: now() };
      if (!store.write(FAMILY + call, kept)) memory.set(call, kept);
    },
    delete: remove,
    keys: names,
    forget: () => names().forEach(remove),
    sweep: () => names().forEach(get),
  };
}
