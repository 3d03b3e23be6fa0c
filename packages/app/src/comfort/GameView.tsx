import type { GameName, OfDifficulty } from '@friendbase/games/difficulty';
import { lazy, type ComponentType } from 'react';

/** The games, each a script of its own that is loaded when it is played. */
const VIEWS: Readonly<Record<GameName, ComponentType<OfDifficulty>>> = {
  memory: lazy(() => import('@friendbase/games/memory').then(({ MemoryGame }) => ({ default: MemoryGame }))),
  numbers: lazy(() =>
    import('@friendbase/games/numbers').then(({ NumbersGame }) => ({ default: NumbersGame })),
  ),
  math: lazy(() => import('@friendbase/games/math').then(({ MathGame }) => ({ default: MathGame }))),
  words: lazy(() => import('@friendbase/games/word-game').then(({ WordGame }) => ({ default: WordGame }))),
};

/** One of the games, for a `PlayDialog`. */
export function GameView({ game, difficulty }: OfDifficulty & { game: GameName }) {
  const View = VIEWS[game];
  return <View difficulty={difficulty} />;
}
