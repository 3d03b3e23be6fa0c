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

/** Removes all texts of a storage whose keys begin with `family`, but those that begin with `kept`. Never throws. */
export function forgetOthers(storage: Storage | undefined, family: string, kept: string): void {
  try {
    const keys = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '');
    const others = keys.filter((key) => key.startsWith(family) && !key.startsWith(kept));
    for (const key of others) storage?.removeItem(key);
  } catch {
    // A storage that is blocked has nothing to forget.
  }
}
