import { messageOf } from '@friendbase/ui-kit/words';
import type { Reward } from '../answer/rules.ts';
import { said, type Said } from '../lib/said.ts';
import { wordGame } from '../words/en/wordGame.ts';
import type { Game } from './game.ts';
import { spelled } from './rules.ts';

// What a screen reader says, each as one message. Source: widget contract W27.

const lettersOf = ({ letters, word }: Game) => ({ letters: spelled(letters), word });

/** Correct, the points and the letters of the next word. */
export function right(game: Game, { points }: Reward): Said {
  const next = { ...lettersOf(game), points };
  return said(messageOf(wordGame, 'right', next), {
    full: messageOf(wordGame, 'rightFull', { ...next, score: game.score }),
  });
}

export const wrong = (game: Game): Said =>
  said(messageOf(wordGame, 'wrong'), { full: messageOf(wordGame, 'wrongFull', lettersOf(game)) });

export const empty = said(messageOf(wordGame, 'nothingWritten'));

export const skipped = (game: Game): Said =>
  said(messageOf(wordGame, 'skipped', lettersOf(game)), {
    full: messageOf(wordGame, 'skippedFull', lettersOf(game)),
  });

export const firstLetter = ({ word }: Game): Said =>
  said(messageOf(wordGame, 'firstIs', { letter: word.charAt(0) }));

/** What a press of a letter or of Clear has made of the field, letter by letter. */
export const written = ({ written: text }: Game): Said =>
  said(
    text === ''
      ? messageOf(wordGame, 'cleared')
      : messageOf(wordGame, 'written', { text: spelled(text.trim()) }),
  );

export const finished = ({ found }: Game): Said => said(messageOf(wordGame, 'finished', { found }));
