import { Dialog, FailedState, useWords, Waiting } from '@friendbase/ui-kit';
import { Suspense } from 'react';
import { SettingsBesideGame } from '../../comfort/SettingsBesideGame.tsx';
import { CrashBoundary } from '../../lib/loading/CrashBoundary.tsx';
import { PlayProvider } from '../../lib/PlayProvider.tsx';
import { clubs, gameNames } from '../../words/en/clubs.ts';
import type { GameName } from './clubContent.ts';
import { VIEWS } from './views.ts';

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
