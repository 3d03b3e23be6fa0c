import { fixedId } from '../fixtures/ids.ts';
import type { StoredSharedGame } from '../sharedGameRules.ts';
import type { Round } from '../tournamentRounds.ts';
import { memberId } from './seeds.ts';
import type { Name } from './seeds.ts';
import { messageId } from './talkSeeds.ts';

export const sharedGameId = (n: number): string => fixedId('sharedGame', n);

/** Pairs lie beside each other: the first two cards are one, and so on. */
export const SORTED_DECK = [0, 0, 1, 1, 2, 2, 3, 3];

/** A game of Speed Thinking, four pairs, in which the first of the two is to go on. */
export function sharedGame(
  first: Name,
  second: Name,
  n: number,
  rest: Partial<StoredSharedGame> = {},
): StoredSharedGame {
  const [lowId = '', highId = ''] = [memberId(first), memberId(second)].toSorted();
  return {
    id: sharedGameId(n),
    lowId,
    highId,
    club: 'speedThinking',
    messageId: messageId(n),
    board: { deck: SORTED_DECK, found: [], open: [], turnOf: memberId(first) },
    stars: 0,
    outcome: null,
    createdAt: new Date(Date.UTC(2024, 0, 3, 8, n)).toISOString(),
    endedAt: null,
    ...rest,
  };
}

/** A round of Mood Boosters with ten sums, which is three stars. */
export const goodSharedRound: Round = { game: 'math', level: 'easy', turns: 10, seconds: 60 };
