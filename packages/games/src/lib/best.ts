import {
  isCount,
  readPersisted,
  writePersisted,
  type GameStore,
  type PersistedKind,
} from './persistedGame.ts';

/** A member's own best result in one game, as one number. */
export interface BestKind extends PersistedKind<number> {
  isBetter: (result: number, best: number) => boolean;
}

const best = (game: string, isBetter: BestKind['isBetter']): BestKind => ({
  key: `${game}.best`,
  version: 1,
  parse: (data) => (isCount(data) ? data : undefined),
  isBetter,
});

/** The best is the most points. */
export const mostPoints = (game: string): BestKind => best(game, (points, before) => points > before);

/** The best is the fewest moves. */
export const fewestMoves = (game: string): BestKind => best(game, (moves, before) => moves < before);

/** The best of a result and what was persisted before. */
export function bestWith(stored: GameStore, kind: BestKind, result: number): number {
  const before = readPersisted(stored, kind);
  return before === undefined || kind.isBetter(result, before) ? result : before;
}

/** Stores a result if it is the best so far. */
export const persistBest = (stored: GameStore, kind: BestKind, result: number): void =>
  writePersisted(stored, kind, bestWith(stored, kind, result));
