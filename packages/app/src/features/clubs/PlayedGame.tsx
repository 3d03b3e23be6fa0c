import { Dialog, FailedState, useWords, Waiting } from '@friendbase/ui-kit';
import { Suspense, lazy, type ComponentType } from 'react';
import { SettingsBesideGame } from '../../comfort/SettingsBesideGame.tsx';
import { CrashBoundary } from '../../lib/loading/CrashBoundary.tsx';
import { PlayProvider } from '../../lib/PlayProvider.tsx';
import { clubs, gameNames } from '../../words/en/clubs.ts';
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

export interface Played {
  game: GameName;
  /** The club it is played in; none for Quick Play. */
  club?: string;
}

/** A game in its window, loaded when it is played. Its state is kept: closing loses nothing. Source: contract W13. */
export function PlayedGame({ game, club, onClose }: Played & { onClose: () => void }) {
  const t = useWords(clubs);
  const nameOf = useWords(gameNames);
  const View = VIEWS[game];
  const title = club ? nameOf('ofClub', { club, kind: nameOf(`${game}Kind`) }) : nameOf(game);
  return (
    <Dialog title={title} size="wide" isOpen onClose={onClose}>
      <CrashBoundary fallback={<NotLoaded />}>
        <Suspense fallback={<Waiting label={t('loading')} />}>
          <PlayProvider Settings={SettingsBesideGame}>
            <View />
          </PlayProvider>
        </Suspense>
      </CrashBoundary>
    </Dialog>
  );
}

/** Browsers do not ask again for a script that did not come, so the way on is the page itself. */
function NotLoaded() {
  const t = useWords(clubs);
  return (
    <FailedState
      title={t('notLoaded')}
      text={t('notLoadedText')}
      illustration="offline"
      isRetrying={false}
      onRetry={() => window.location.reload()}
    />
  );
}
