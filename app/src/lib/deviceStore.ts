/**
 * JSON values kept on this device. Storage can be full, blocked or hold nonsense: then a value is simply
 * not there, and what the member does goes on.
 */
export interface DeviceStore {
  read(key: string): unknown;
  write(key: string, value: unknown): void;
  remove(key: string): void;
  /** Forgets every key that starts with `prefix`. */
  forget(prefix: string): void;
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
      attempt((kept) => JSON.parse(kept.getItem(PREFIX + key) ?? 'null') as unknown) ?? undefined,
    write: (key, value) => void attempt((kept) => kept.setItem(PREFIX + key, JSON.stringify(value))),
    remove: (key) => void attempt((kept) => kept.removeItem(PREFIX + key)),
    forget: (prefix) =>
      void attempt((kept) => {
        const keys = Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? '');
        for (const key of keys) if (key.startsWith(PREFIX + prefix)) kept.removeItem(key);
      }),
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
