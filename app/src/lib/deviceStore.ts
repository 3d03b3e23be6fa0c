/**
 * JSON values kept on this device. Storage can be full, blocked or hold nonsense: then a value is simply
 * not there, and what the member does goes on.
 */
export interface DeviceStore {
  read(key: string): unknown;
  write(key: string, value: unknown): void;
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
    read: (key) => attempt((kept) => JSON.parse(kept.getItem(PREFIX + key) ?? 'null') as unknown) ?? undefined,
    write: (key, value) => void attempt((kept) => kept.setItem(PREFIX + key, JSON.stringify(value))),
    forget: (prefix) =>
      void attempt((kept) => {
        for (const key of Object.keys(kept)) if (key.startsWith(PREFIX + prefix)) kept.removeItem(key);
      }),
  };
}

/** The browser's own store, or none where reading the property already throws. */
export function browserStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
