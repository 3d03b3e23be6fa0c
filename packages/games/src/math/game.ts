import type { Random } from '../lib/random.ts';
import { levelAfter, nextProblem, pointsFor, type Problem } from './rules.ts';

/** A game as it stands, and as the device stores it. */
export interface Game {
  problem: Problem;
  score: number;
  level: number;
  /** How many problems were solved. */
  solved: number;
  /** How many different wrong answers this problem had. */
  tries: number;
  /** The last of them: a second press of Check with it is no second try. */
  lastWrong: number | null;
  /** What stands in the field. */
  written: string;
  /** The way to the answer is shown. It costs nothing. */
  isShown: boolean;
}

const untouched = { tries: 0, lastWrong: null, written: '', isShown: false };

export const newGame = (random: Random, level = 1): Game => ({
  ...untouched,
  problem: nextProblem(random, level),
  score: 0,
  level,
  solved: 0,
});

/** The game after a right answer: its points, and another problem of the level it has now. */
export function solved(game: Game, random: Random, staysOnLevel: boolean): Game {
  const level = levelAfter(game.level, game.score, staysOnLevel);
  return {
    ...untouched,
    problem: nextProblem(random, level, game.problem),
    score: game.score + pointsFor(game.level),
    level,
    solved: game.solved + 1,
  };
}

/** The game after a wrong answer. Nothing is taken away. */
export const missed = (game: Game, answer: number): Game => ({
  ...game,
  tries: game.tries + (answer === game.lastWrong ? 0 : 1),
  lastWrong: answer,
});

/** Whether anything has been done that would be missed. */
export const isBegun = ({ solved: count, tries, written, isShown }: Game): boolean =>
  count > 0 || tries > 0 || written !== '' || isShown;
