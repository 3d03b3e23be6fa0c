/** One text that outlives a reload, if this browser allows it. Never throws. */
export interface KeptText {
  get: () => string | undefined;
  set: (text: string) => void;
  forget: () => void;
}

/**
 * Text under `key` of a storage. Without one, or once it is full or blocked, the text stays in memory; what the
 * storage had before is left there for the next visit.
 */
export function keptText(storage: Storage | undefined, key: string): KeptText {
  let memory: string | undefined;
  let isInStorage = storage !== undefined;
  const attempt = <Result>(work: (storage: Storage) => Result): Result | undefined => {
    try {
      return storage && work(storage);
    } catch {
      isInStorage = false;
      return undefined;
    }
  };
  return {
    get() {
      const stored = isInStorage ? attempt((it) => it.getItem(key)) : undefined;
      return isInStorage ? (stored ?? undefined) : memory;
    },
    set(text) {
      memory = text;
      isInStorage = storage !== undefined;
      attempt((it) => it.setItem(key, text));
    },
    forget() {
      memory = undefined;
      attempt((it) => it.removeItem(key));
    },
  };
}

/** A storage of this browser; `undefined` where asking for it is refused, as with all site data blocked. */
export function browserStorage(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return globalThis[name];
  } catch {
    return undefined;
  }
}
