import { answerMachine } from '../answer/machine.ts';
import type { AnswerRules } from '../answer/rules.ts';
import { isBegun, missed, newGame, solved, type Game } from './game.ts';
import { readAnswer } from './readAnswer.ts';
import { answerOf, pointsFor } from './rules.ts';
import * as say from './sayings.ts';
import type { Wishes } from './sayings.ts';

/** A problem after the other. Source: product spec §4, widget contract W26. */
export const mathRules: AnswerRules<Game, Wishes, 'way'> = {
  newGame: (random, { firstLevel }) => newGame(random, firstLevel),
  judge: ({ written, problem }, { numberNames }) => {
    if (written.trim() === '') return 'empty';
    const answer = readAnswer(written, numberNames);
    if (answer === undefined) return 'unreadable';
    return answer === answerOf(problem) ? 'right' : 'wrong';
  },
  solve: (before, random, { stayOnLevel }) => {
    const game = solved(before, random, stayOnLevel);
    const points = pointsFor(before.level);
    return { game, reward: { points, ...(game.level > before.level && { newLevel: game.level }) } };
  },
  miss: (game, { numberNames }) => missed(game, readAnswer(game.written, numberNames) ?? NaN),
  helps: { way: { give: (game) => ({ ...game, isShown: true }), say: say.shown } },
  solvedIn: ({ solved: count }) => count,
  isBegun,
  say,
};

export const mathMachine = answerMachine(mathRules);
