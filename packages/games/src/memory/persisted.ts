import { DIFFICULTIES } from '../difficulty.ts';
import { isCount, isRecord, type PersistedKind } from '../lib/persistedGame.ts';
import { FREE_SETS, isPictureSet, type PictureSet } from './pictures/names.ts';
import { pairsOf, type Table } from './rules.ts';

/** A game that can go on. Cards that lay open turn back. */
export interface Unfinished extends Omit<Table, 'open'> {
  seconds: number;
}

const isListOf = (value: unknown, isOne: (one: unknown) => boolean): value is number[] =>
  Array.isArray(value) && value.every(isOne) && new Set(value).size === value.length;

const isBelow = (most: number) => (value: unknown) => isCount(value) && value < most;

/** As many cards as there are at one of the difficulties, each symbol on two of them. */
const isDeck = (value: unknown): value is number[] =>
  Array.isArray(value) &&
  Object.values(DIFFICULTIES.memory).some((pairs) => 2 * pairs === value.length) &&
  value.every(isBelow(value.length / 2)) &&
  value.every((symbol) => value.filter((one) => one === symbol).length === 2);

/** Data of a device, if it is a game that can have been played. */
export function parseUnfinished(data: unknown): Unfinished | undefined {
  if (!isRecord(data)) return undefined;
  const { deck, found, seen, moves, misses, seconds } = data;
  if (!isDeck(deck) || !isListOf(found, isBelow(pairsOf({ deck })))) return undefined;
  if (!isListOf(seen, isBelow(deck.length))) return undefined;
  if (!isCount(moves, found.length) || !isCount(misses) || misses > moves || !isCount(seconds))
    return undefined;
  return { deck, found, seen, moves, misses, seconds };
}

export const unfinishedMemory: PersistedKind<Unfinished> = {
  key: 'memory.unfinished',
  version: 1,
  parse: parseUnfinished,
};

/** What to store of a game: nothing before its first card. */
export const unfinishedOf = ({
  deck,
  found,
  seen,
  moves,
  misses,
  seconds,
}: Unfinished): Unfinished | undefined =>
  seen.length === 0 ? undefined : { deck, found, seen, moves, misses, seconds };

/** How a member wants the table: which pictures, and whether Tab stops at every card. */
export interface TableChoices {
  set: PictureSet;
  /** Sets that were won, beside those that everybody has. */
  won: readonly PictureSet[];
  tabStops: 'one' | 'each';
}

export const DEFAULT_CHOICES: TableChoices = { set: 'garden', won: [], tabStops: 'one' };

export const memoryChoices: PersistedKind<TableChoices> = {
  key: 'memory.choices',
  version: 1,
  parse(data) {
    if (!isRecord(data)) return undefined;
    const { set, won: persisted, tabStops } = data;
    const won = Array.isArray(persisted)
      ? persisted.filter(isPictureSet).filter((one) => !FREE_SETS.includes(one))
      : [];
    const isThere = isPictureSet(set) && [...FREE_SETS, ...won].includes(set);
    return {
      set: isThere ? set : DEFAULT_CHOICES.set,
      won,
      tabStops: tabStops === 'each' ? 'each' : 'one',
    };
  },
};
