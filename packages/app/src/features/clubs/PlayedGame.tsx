import { useWords } from '@friendbase/ui-kit';
import { lazy, type ComponentType } from 'react';
import { clubs, gameNames } from '../../words/en/clubs.ts';
import type { GameName } from './clubContent.ts';
import { PlayDialog } from '../../comfort/PlayDialog.tsx';

/** The games, each a script of its own that is loaded when it is played. */
const VIEWS: Readonly<Record<GameName, ComponentType>> = {
  memory: lazy(() => import('@friendbase/games/memory').then(({ MemoryGame }) => ({ default: MemoryGame }))),
  numbers: lazy(() =>
    import('@friendbase/games/numbers').then(({ NumbersGame }) => ({ default: NumbersGame })),
  ),
  math: lazy(() => import('@friendbase/games/math').then(({ MathGame }) => ({ default: MathGame }))),
  words: lazy(() => import('@friendbase/games/word-game').then(({ WordGame }) => ({ default: WordGame }))),
};

export interface Played {
  game: GameName;
  /** The club it is played in; none for Quick Play. */
  club?: string;
}

/** A game in its window, loaded when it is played. */
export function PlayedGame({ game, club, onClose }: Played & { onClose: () => void }) {
  const t = useWords(clubs);
  const nameOf = useWords(gameNames);
  const View = VIEWS[game];
  const title = club ? nameOf('ofClub', { club, kind: nameOf(`${game}Kind`) }) : nameOf(game);
  return (
    <PlayDialog title={title} words={t} onClose={onClose}>
      <View />
    </PlayDialog>
  );
}
