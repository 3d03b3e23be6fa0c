import { answerMachine } from '../answer/machine.ts';
import type { AnswerRules } from '../answer/rules.ts';
import { isBegun, newGame, skipped, solved, type Game } from './game.ts';
import { lettersIn, POINTS_PER_WORD } from './rules.ts';
import * as say from './sayings.ts';

/** What the game is played with. */
export interface Wishes {
  /** How many letters at the beginning of each word stay where they are. @default 0 */
  inPlace?: number;
}

/** A word after the other. Source: product spec §4, widget contract W27. */
export const wordRules: AnswerRules<Game, Wishes, 'firstLetter' | 'newWord'> = {
  newGame: (random, { inPlace }) => newGame(random, inPlace),
  judge: ({ written, word }) => {
    const letters = lettersIn(written);
    if (letters === '') return 'empty';
    return letters === word ? 'right' : 'wrong';
  },
  solve: (before, random, { inPlace }) => ({
    game: solved(before, random, inPlace),
    reward: { points: POINTS_PER_WORD },
  }),
  miss: (game) => game,
  helps: {
    // Whatever stands in the field goes: a member who asks for help starts from there.
    firstLetter: { give: (game) => ({ ...game, written: game.word.charAt(0) }), say: say.firstLetter },
    newWord: {
      give: (game, random, { inPlace }) => skipped(game, random, inPlace),
      say: say.skipped,
      isAnother: true,
    },
  },
  solvedIn: ({ found }) => found,
  isBegun,
  say,
};

export const wordMachine = answerMachine(wordRules);
