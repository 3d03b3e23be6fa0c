/**
 * JSON values stored on this device. Storage can be full, blocked or hold nonsense: then a value is simply
 * not there, and what the member does goes on.
 */
export interface DeviceStore {
  read(key: string): unknown;
  /** False when the device did not take the value. */
  write(key: string, value: unknown): boolean;
  remove(key: string): void;
  /** Every stored key that starts with `prefix`. */
  keys(prefix: string): string[];
}

const PREFIX = 'friendbase.';

export function createDeviceStore(storage: Storage | undefined): DeviceStore {
  const attempt = <Result>(work: (storage: Storage) => Result): Result | undefined => {
    try {
      return storage && work(storage);
    } catch {
      return undefined;
    }
  };
  return {
    read: (key) =>
      attempt((stored) => JSON.parse(stored.getItem(PREFIX + key) ?? 'null') as unknown) ?? undefined,
    write(key, value) {
      const isWritten = attempt((stored) => {
        stored.setItem(PREFIX + key, JSON.stringify(value));
        return true;
      });
      return isWritten ?? false;
    },
    remove: (key) => void attempt((stored) => stored.removeItem(PREFIX + key)),
    keys: (prefix) =>
      attempt((stored) =>
        Array.from({ length: stored.length }, (_, index) => stored.key(index) ?? '')
          .filter((key) => key.startsWith(PREFIX + prefix))
          .map((key) => key.slice(PREFIX.length)),
      ) ?? [],
  };
}

/** A store of this browser, or none where reading the property already throws. */
export function browserStorage(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return globalThis[name];
  } catch {
    return undefined;
  }
}

/** The name of the database in which this device stores the files a member has chosen and not shared yet. */
export const FILES_FAMILY = 'friendbase.files.';

/** Deletes them: others may use this device. Storage that is blocked has none. */
export function forgetFiles(memberId: string): void {
  try {
    globalThis.indexedDB?.deleteDatabase(FILES_FAMILY + memberId);
  } catch {
    // Blocked.
  }
}
