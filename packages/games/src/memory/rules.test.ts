import { describe, expect, it } from 'vitest';
import { pick, type Random, seeded } from '../lib/random.ts';
import { RANDOM_GAMES } from '../../testing/randomGames.ts';
import {
  deal,
  isComplete,
  isMatch,
  laidOut,
  PAIRS,
  pointsOf,
  rowAndColumn,
  settle,
  stateOf,
  turnOver,
  twinOf,
  type Table,
} from './rules.ts';

const after = (table: Table, ...places: number[]) =>
  places.reduce((now, place) => turnOver(now.open.length === 2 ? settle(now) : now, place), table);

/** Places: 0 and 1 are a pair, and 2 and 3. */
const TWO_PAIRS = laidOut([0, 0, 1, 1]);

describe('a deck', () => {
  it('has sixteen cards, each picture on two of them', () => {
    const deck = deal(seeded(1));
    expect(deck).toHaveLength(16);
    expect(deck.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 16 }, (_, at) => Math.floor(at / 2)),
    );
  });

  it('lies in another order each time', () => {
    const random = seeded(2);
    const orders = Array.from({ length: 50 }, () => deal(random).join(' '));
    expect(new Set(orders).size).toBe(50);
  });
});

describe('two open cards', () => {
  it('that are not the same are a move and no points, and lie face down when they are settled', () => {
    const table = after(TWO_PAIRS, 0, 2);
    expect(isMatch(table)).toBe(false);
    expect([table.moves, table.misses, pointsOf(table)]).toEqual([1, 1, 0]);
    expect([0, 1, 2, 3].map((place) => stateOf(table, place))).toEqual(['open', 'down', 'open', 'down']);
    expect([0, 1, 2, 3].map((place) => stateOf(settle(table), place))).toEqual(
      Array.from({ length: 4 }, () => 'down'),
    );
  });

  it('that are the same are a move and ten points, and stay when they are settled', () => {
    const table = after(TWO_PAIRS, 0, 2, 0, 1);
    expect([table.moves, table.misses, pointsOf(table)]).toEqual([2, 0, 10]);
    expect([0, 1, 2, 3].map((place) => stateOf(settle(table), place))).toEqual([
      'matched',
      'matched',
      'down',
      'down',
    ]);
  });

  it('end the game when they are the last', () => {
    const table = after(TWO_PAIRS, 0, 1, 2, 3);
    expect(isComplete(table)).toBe(true);
    expect([table.moves, pointsOf(table)]).toEqual([2, 20]);
  });
});

it('a place is told as members count, from one', () => {
  expect([0, 6, 15].map(rowAndColumn)).toEqual([
    { row: 1, column: 1 },
    { row: 2, column: 3 },
    { row: 4, column: 4 },
  ]);
});

/** Plays a game to its end by chance. Now and then somebody remembers, so that it ends in good time. */
function playByChance(random: Random) {
  let table = laidOut(deal(random));
  let pairsTurned = 0;
  while (!isComplete(table) && pairsTurned < 2000) {
    table = settle(table);
    const down = table.deck.flatMap((_, place) => (stateOf(table, place) === 'down' ? [place] : []));
    const first = pick(random, down);
    const others = down.filter((place) => place !== first);
    const second = random() < 0.3 ? twinOf(table, first) : pick(random, others);
    table = turnOver(turnOver(table, first), second);
    pairsTurned += 1;
  }
  return { table, pairsTurned };
}

it('random games end, and each has 80 points and counts its own moves', () => {
  const random = seeded(3);
  const games = Array.from({ length: RANDOM_GAMES }, () => playByChance(random));
  const isWrong = ({ table, pairsTurned }: ReturnType<typeof playByChance>) =>
    !isComplete(table) || pointsOf(table) !== 80 || table.moves !== pairsTurned || table.moves < PAIRS;
  expect(games.filter(isWrong)).toEqual([]);
});
