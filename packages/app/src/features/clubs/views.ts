import { lazy, type ComponentType } from 'react';
import type { GameName } from './clubContent.ts';

/** The games, each a script of its own that is loaded when it is played. */
export const VIEWS: Readonly<Record<GameName, ComponentType>> = {
  memory: lazy(() => import('@friendbase/games/memory').then(({ MemoryGame }) => ({ default: MemoryGame }))),
  numbers: lazy(() =>
    import('@friendbase/games/numbers').then(({ NumbersGame }) => ({ default: NumbersGame })),
  ),
  math: lazy(() => import('@friendbase/games/math').then(({ MathGame }) => ({ default: MathGame }))),
  words: lazy(() => import('@friendbase/games/word-game').then(({ WordGame }) => ({ default: WordGame }))),
};
