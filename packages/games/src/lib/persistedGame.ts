/** Where the app stores what a member left on this device: per member, and JSON only. */
export interface GameStore {
  read: (key: string) => unknown;
  /** May fail silently: a device can be full or refuse. */
  write: (key: string, value: unknown) => void;
  remove: (key: string) => void;
}

/** One kind of persisted data: `version` rises when its form changes, and what an older one wrote is then not used. */
export interface PersistedKind<Data> {
  /** Its key, unique among all games: `memory.unfinished`. */
  key: string;
  version: number;
  /** The data if it is whole, otherwise nothing: a device can hold nonsense. */
  parse: (data: unknown) => Data | undefined;
}

export function readPersisted<Data>(
  stored: GameStore,
  { key, version, parse }: PersistedKind<Data>,
): Data | undefined {
  const found = stored.read(key);
  if (!isRecord(found) || found['version'] !== version) return undefined;
  return parse(found['data']);
}

export const writePersisted = <Data>(
  stored: GameStore,
  { key, version }: PersistedKind<Data>,
  data: Data,
): void => stored.write(key, { version, data });

export const forgetPersisted = (stored: GameStore, { key }: Pick<PersistedKind<unknown>, 'key'>): void =>
  stored.remove(key);

/** Helps to look at persisted data. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A whole number from `least` up. */
export const isCount = (value: unknown, least = 0): value is number =>
  Number.isSafeInteger(value) && (value as number) >= least;

/** Stores nothing beyond the page. */
export function memoryGameStore(): GameStore {
  const all = new Map<string, string>();
  return {
    read: (key) => JSON.parse(all.get(key) ?? 'null') as unknown,
    write: (key, value) => void all.set(key, JSON.stringify(value)),
    remove: (key) => void all.delete(key),
  };
}
