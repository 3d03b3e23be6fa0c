import type { Random } from '../lib/random.ts';
import type { Said } from '../lib/said.ts';

/** The most characters of a written answer. More is none, to any question. */
export const MOST_WRITTEN = 40;

/** What every game of questions and written answers has. */
export interface Answered {
  score: number;
  /** What stands in the field. */
  written: string;
}

/** What a right answer brought. */
export interface Reward {
  points: number;
  newLevel?: number;
}

/** What an answer is: nothing at all, nothing that could be one, or an answer. */
export type Verdict = 'empty' | 'unreadable' | 'wrong' | 'right';

/** A help that a member can ask for. It costs nothing. */
export interface Help<Game, Wishes> {
  give: (game: Game, random: Random, wishes: Wishes) => Game;
  say: (game: Game) => Said;
  /** It asks something else: how the last answer was is gone. */
  isAnother?: true;
}

/** What tells one game of written answers from another. */
export interface AnswerRules<Game extends Answered, Wishes, Name extends string> {
  newGame: (random: Random, wishes: Wishes) => Game;
  judge: (game: Game, wishes: Wishes) => Verdict;
  /** The game after a right answer: its points, and another question. */
  solve: (game: Game, random: Random, wishes: Wishes) => { game: Game; reward: Reward };
  /** The game after a wrong answer. Nothing is taken away. */
  miss: (game: Game, wishes: Wishes) => Game;
  helps: Record<Name, Help<Game, Wishes>>;
  /** How many answers were right. */
  solvedIn: (game: Game) => number;
  /** Whether anything has been done that would be missed. */
  isBegun: (game: Game) => boolean;
  say: {
    right: (game: Game, reward: Reward) => Said;
    wrong: (game: Game, wishes: Wishes) => Said;
    empty: Said;
    /** @default what is said of nothing at all */
    unreadable?: Said;
    /** What a press of a key or of Clear has made of the field. */
    written: (game: Game) => Said;
    finished: (game: Game) => Said;
  };
}
