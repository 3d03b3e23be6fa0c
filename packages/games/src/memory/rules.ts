import { DIFFICULTIES, SPECIFIED } from '../difficulty.ts';
import { shuffle, type Random } from '../lib/random.ts';

/** Pairs of the specification's game. Source of all numbers: product spec §4 “Memory game”. */
export const PAIRS = DIFFICULTIES.memory[SPECIFIED.memory];
export const POINTS_A_PAIR = 10;
export const COLUMNS = 4;

/** What lies on the table. Cards are told by their place, pictures by the number of their symbol. */
export interface Table {
  /** The symbol of the card at each place. */
  deck: readonly number[];
  /** The places of the cards that lie open and are not locked: two at most. */
  open: readonly number[];
  /** The symbols whose pair was found. */
  found: readonly number[];
  /** The places that were open before, for hints. */
  seen: readonly number[];
  /** Two cards turned over are one move. */
  moves: number;
  /** Moves without a match since the last match. */
  misses: number;
}

/** Each of some symbols twice, in a random order. */
export function deal(random: Random, pairs: number = PAIRS): number[] {
  const symbols = Array.from({ length: pairs }, (_, symbol) => symbol);
  return shuffle(random, [...symbols, ...symbols]);
}

/** A table on which nothing has been turned over yet. */
export const laidOut = (deck: readonly number[]): Table => ({
  deck,
  open: [],
  found: [],
  seen: [],
  moves: 0,
  misses: 0,
});

/** Turns a card over that lies face down. The second one of two is a move, with a match or without. */
export function turnOver(table: Table, place: number): Table {
  const open = [...table.open, place];
  const turned = { ...table, open, seen: [...new Set([...table.seen, place])] };
  if (open.length < 2) return turned;
  const moves = table.moves + 1;
  return isMatch(turned)
    ? { ...turned, moves, misses: 0, found: [...table.found, symbolAt(table, place)] }
    : { ...turned, moves, misses: table.misses + 1 };
}

/** Locks the open pair or, without a match, turns both cards back. */
export const settle = (table: Table): Table => ({ ...table, open: [] });

export const symbolAt = ({ deck }: Pick<Table, 'deck'>, place: number): number => deck[place] ?? -1;

/** Whether the two open cards show the same. */
export const isMatch = (table: Table): boolean =>
  table.open.length === 2 && new Set(table.open.map((place) => symbolAt(table, place))).size === 1;

/** What can be seen of a card. */
export function stateOf(table: Table, place: number): 'down' | 'open' | 'matched' {
  if (table.open.includes(place)) return 'open';
  return table.found.includes(symbolAt(table, place)) ? 'matched' : 'down';
}

export const pairsOf = ({ deck }: Pick<Table, 'deck'>): number => deck.length / 2;

/** Whether every pair was found. */
export const isComplete = (table: Table): boolean => table.found.length === pairsOf(table);

export const pointsOf = ({ found }: Pick<Table, 'found'>): number => found.length * POINTS_A_PAIR;

/** Where a card lies, counted from 1 as members count. */
export const rowAndColumn = (place: number) => ({
  row: Math.floor(place / COLUMNS) + 1,
  column: (place % COLUMNS) + 1,
});

/** The place of the other card of a pair. */
export const twinOf = (table: Table, place: number): number =>
  table.deck.findIndex((symbol, at) => at !== place && symbol === symbolAt(table, place));
