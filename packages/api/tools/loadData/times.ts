const DAY_MS = 86_400_000;
/** Everybody joined in the year before anything was written. */
export const JOINING_MS = 365 * DAY_MS;
/** How long before now the first words were written. */
export const HISTORY_MS = 3 * 365 * DAY_MS;
/** How long after a post people answer it. */
export const ANSWERING_MS = 7 * DAY_MS;

/** Every eighth row shares the instant of the one before it, as concurrent writes do. */
export const instantOf = (n: number): number => (n % 8 === 7 ? n - 1 : n);

export const isoTime = (ms: number): string => new Date(Math.floor(ms)).toISOString();
