import { CLUB_NAMES } from './clubs.ts';
import type { Reason } from './errorCodes.ts';
import type { SharedCard, SharedClub, SharedGame } from './sharedGames.ts';
import { clubGameOf, isPossible, ROUND_PAIRS, starsOf } from './tournamentRounds.ts';
import type { ClubGame, Round } from './tournamentRounds.ts';
import { personSeen } from './users.ts';

// Apart from the calls: whoever makes them does not need the rules.

/** The stars that two gather together: about seven good rounds, whoever plays them. */
export const SHARED_GOAL_STARS = 20;

/** A board of pairs as it is stored. What lies face down on it is told to nobody. */
export interface SharedBoard {
  /** The picture of each card. */
  deck: number[];
  /** The pictures whose pair is found. */
  found: number[];
  /** The cards of the last turn: one while it goes on, two that were no pair until the next one begins. */
  open: number[];
  /** Whose turn it is. */
  turnOf: string;
}

/** A game of two friends as it is stored. The pair stands in one order, as that of a friendship. */
export interface StoredSharedGame {
  id: string;
  lowId: string;
  highId: string;
  club: SharedClub;
  /** The invitation among their messages. */
  messageId: string;
  /** Nothing of a game that gathers stars. */
  board: SharedBoard | null;
  stars: number;
  outcome: SharedGame['outcome'];
  createdAt: string;
  endedAt: string | null;
}

/** What a club plays, and how hard that is. */
export function sharedClubGame(club: SharedClub): ClubGame {
  const game = clubGameOf(CLUB_NAMES[club]);
  if (!game) throw new Error(`The club ${club} plays nothing.`);
  return game;
}

/** The other one of the two. */
export const partnerOf = (
  { lowId, highId }: Pick<StoredSharedGame, 'lowId' | 'highId'>,
  id: string,
): string => (id === lowId ? highId : lowId);

/** A number from 0 to below 1. */
type Random = () => number;

/** Fisher and Yates: each order is as likely as any other. */
function shuffled(cards: number[], random: Random): number[] {
  const order = [...cards];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
  return order;
}

/** The board that a game of a club begins with; nothing where stars are gathered. Who is invited begins: that is how they say yes. */
export function firstBoard(club: SharedClub, invitedId: string, random: Random): SharedBoard | null {
  const { game, level } = sharedClubGame(club);
  if (game !== 'memory') return null;
  const pictures = Array.from({ length: ROUND_PAIRS[level] }, (_, picture) => picture);
  return { deck: shuffled([...pictures, ...pictures], random), found: [], open: [], turnOf: invitedId };
}

/** What stops a card from being turned over, or a round from being added. */
export type SharedProblem = 'sharedGameEnded' | 'notYourTurn' | 'cardNotDown' | 'sharedRoundImpossible';

/** The server's error response to one. */
export const sharedError = (problem: SharedProblem): Reason => [problem];

/** What has changed of a game, or what stops it from changing. */
export type SharedStep =
  | { problem: SharedProblem; change?: never }
  | { problem?: never; change: Partial<Pick<StoredSharedGame, 'board' | 'stars' | 'outcome'>> };

/** Who gets the turn with a step; nobody where it stays. Of the first one the invitation tells. */
export const turnPassed = ({ board }: StoredSharedGame, { board: next }: SharedStep['change'] & {}) =>
  next && next.turnOf !== board?.turnOf ? next.turnOf : undefined;

/** A card is turned over. A pair stays open and keeps the turn; two that are none lie open until the other one goes on. */
export function turned(game: StoredSharedGame, memberId: string, card: number): SharedStep {
  const { board, outcome } = game;
  if (outcome !== null) return { problem: 'sharedGameEnded' };
  if (board && board.turnOf !== memberId) return { problem: 'notYourTurn' };
  const picture = board?.deck[card];
  const first = board?.open.length === 1 ? board.open[0] : undefined;
  if (!board || picture === undefined || board.found.includes(picture) || card === first)
    return { problem: 'cardNotDown' };
  if (first === undefined) return { change: { board: { ...board, open: [card] } } };
  if (board.deck[first] !== picture)
    return { change: { board: { ...board, open: [first, card], turnOf: partnerOf(game, memberId) } } };
  const found = [...board.found, picture];
  const isWhole = found.length * 2 === board.deck.length;
  return { change: { board: { ...board, found, open: [] }, ...(isWhole && { outcome: 'done' }) } };
}

/** A round is added to what two gather. */
export function roundAdded({ board, club, outcome, ...game }: StoredSharedGame, round: Round): SharedStep {
  if (outcome !== null) return { problem: 'sharedGameEnded' };
  if (board || !isPossible(round, sharedClubGame(club))) return { problem: 'sharedRoundImpossible' };
  const stars = Math.min(game.stars + starsOf(round), SHARED_GOAL_STARS);
  return { change: { stars, ...(stars === SHARED_GOAL_STARS && { outcome: 'done' }) } };
}

/** One of the two stops it. What is over stays as it is. */
export const stopped = ({ outcome }: StoredSharedGame): SharedStep => ({
  change: outcome === null ? { outcome: 'stopped' } : {},
});

/** What both have found: pairs, or stars. */
export const foundIn = ({ board, stars }: Pick<StoredSharedGame, 'board' | 'stars'>): number =>
  board ? board.found.length : stars;

const stateOf = ({ deck, found, open }: SharedBoard, card: number): SharedCard['state'] => {
  if (found.includes(deck[card] ?? -1)) return 'found';
  return open.includes(card) ? 'open' : 'down';
};

/** A game as one of the two sees it. */
export function sharedGameSeen(
  { board, stars, ...game }: StoredSharedGame,
  readerId: string,
  partner: Parameters<typeof personSeen>[0],
): SharedGame {
  const { id, club, messageId, createdAt, outcome } = game;
  const cards = board?.deck.map((picture, card) => {
    const state = stateOf(board, card);
    return { state, picture: state === 'down' ? null : picture };
  });
  return {
    id,
    club,
    messageId,
    createdAt,
    outcome,
    partner: personSeen(partner),
    board: board && cards ? { cards, isOwnTurn: outcome === null && board.turnOf === readerId } : null,
    goal: board ? null : { stars, goalStars: SHARED_GOAL_STARS },
  };
}
