import type { Random } from '../lib/random.ts';
import { nextWord, POINTS_PER_WORD, scramble, type Dealt } from './rules.ts';

/** A game as it stands, and as the device stores it. */
export interface Game extends Dealt {
  /** The letters of the word in the order they are shown. */
  letters: string;
  score: number;
  /** How many words were found. */
  found: number;
  /** What stands in the field. */
  written: string;
}

function turn(
  random: Random,
  inPlace: number,
  last?: Dealt,
): Pick<Game, 'word' | 'before' | 'letters' | 'written'> {
  const next = nextWord(random, last);
  return { ...next, letters: scramble(random, next.word, inPlace), written: '' };
}

/** @param inPlace how many letters at the beginning of each word stay where they are */
export const newGame = (random: Random, inPlace = 0): Game => ({
  ...turn(random, inPlace),
  score: 0,
  found: 0,
});

/** The game after its word was found. */
export const solved = (game: Game, random: Random, inPlace = 0): Game => ({
  ...turn(random, inPlace, game),
  score: game.score + POINTS_PER_WORD,
  found: game.found + 1,
});

/** The game with another word. It costs nothing. */
export const skipped = (game: Game, random: Random, inPlace = 0): Game => ({
  ...game,
  ...turn(random, inPlace, game),
});

/** Whether anything has been done that would be missed. */
export const isBegun = ({ found, written }: Game): boolean => found > 0 || written !== '';
