/** Where the app keeps what a member left on this device: per member, and JSON only. */
export interface KeptGames {
  read: (key: string) => unknown;
  /** May fail silently: a device can be full or refuse. */
  write: (key: string, value: unknown) => void;
  remove: (key: string) => void;
}

/** One kind of kept data: `version` rises when its form changes, and what an older one wrote is then not used. */
export interface KeptKind<Data> {
  /** Its key, unique among all games: `memory.unfinished`. */
  key: string;
  version: number;
  /** The data if it is whole, otherwise nothing: a device can hold nonsense. */
  parse: (data: unknown) => Data | undefined;
}

export function readKept<Data>(kept: KeptGames, { key, version, parse }: KeptKind<Data>): Data | undefined {
  const found = kept.read(key);
  if (!isRecord(found) || found['version'] !== version) return undefined;
  return parse(found['data']);
}

export const writeKept = <Data>(kept: KeptGames, { key, version }: KeptKind<Data>, data: Data): void =>
  kept.write(key, { version, data });

export const forgetKept = (kept: KeptGames, { key }: Pick<KeptKind<unknown>, 'key'>): void =>
  kept.remove(key);

/** Helps to look at kept data. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A whole number from `least` up. */
export const isCount = (value: unknown, least = 0): value is number =>
  Number.isSafeInteger(value) && (value as number) >= least;

/** Keeps nothing beyond the page. */
export function keepInMemory(): KeptGames {
  const all = new Map<string, string>();
  return {
    read: (key) => JSON.parse(all.get(key) ?? 'null') as unknown,
    write: (key, value) => void all.set(key, JSON.stringify(value)),
    remove: (key) => void all.delete(key),
  };
}
