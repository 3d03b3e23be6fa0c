import type { Preferences } from '@friendbase/ui-kit';
import { messageOf } from '@friendbase/ui-kit/words';
import type { Reward } from '../answer/rules.ts';
import { said, type Said } from '../lib/said.ts';
import { mathGame } from '../words/en/math.ts';
import type { Game } from './game.ts';
import { answerOf, helpAfter, wayTo } from './rules.ts';

/** What the member wants of the game. Source: P9, P11. */
export interface Wishes extends Pick<Preferences, 'hints' | 'stayOnLevel'> {
  /** The words for numbers, where answers may be words. */
  numberNames: readonly string[];
  /** The level a new game begins with. @default 1 */
  firstLevel?: number;
}

// What a screen reader says, each as one message. Source: widget contract W26.

/** Correct, the points, a new level if there is one, and the next problem. */
export function right({ problem, score }: Game, { points, newLevel: level }: Reward): Said {
  const next = { ...problem, points };
  if (level === undefined)
    return said(messageOf(mathGame, 'right', next), {
      full: messageOf(mathGame, 'rightFull', { ...next, score }),
    });
  return said(messageOf(mathGame, 'levelUp', { ...next, level }), {
    full: messageOf(mathGame, 'levelUpFull', { ...next, level, score }),
  });
}

/** Try again, and a hint where the member wants one by now. */
export function wrong({ problem, tries }: Game, { hints }: Wishes): Said {
  const hasHint = helpAfter(tries, hints) > 0;
  return hasHint
    ? said(messageOf(mathGame, 'wrongWithHint', problem), {
        full: messageOf(mathGame, 'wrongWithHintFull', problem),
      })
    : said(messageOf(mathGame, 'wrong'), { full: messageOf(mathGame, 'wrongFull', problem) });
}

export const empty = said(messageOf(mathGame, 'nothingWritten'));
export const unreadable = said(messageOf(mathGame, 'noNumber'));

export const written = ({ written: text }: Game): Said =>
  said(text === '' ? messageOf(mathGame, 'cleared') : messageOf(mathGame, 'written', { text }));

/** The way to the answer, and the answer. */
export const shown = ({ problem }: Game): Said =>
  said(
    messageOf(mathGame, 'shown', { ...problem, way: wayTo(problem).join(', '), answer: answerOf(problem) }),
  );

export const finished = ({ solved }: Game): Said => said(messageOf(mathGame, 'finished', { solved }));
