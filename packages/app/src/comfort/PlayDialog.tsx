import { GamesProvider, type GameServices } from '@friendbase/games';
import { Dialog, FailedState, usePreferences, Waiting } from '@friendbase/ui-kit';
import { Suspense, useLayoutEffect, useState, type ReactNode } from 'react';
import { gameStoreOf } from '../lib/device/gameStore.ts';
import { CrashBoundary } from '../lib/loading/CrashBoundary.tsx';
import { useMemberId } from '../lib/memberId.ts';
import { useServices } from '../lib/services.ts';
import { SettingsBesideGame } from './SettingsBesideGame.tsx';

interface PlayDialogProps {
  title: string;
  /** The words of the page for a script that is on its way, or did not come. */
  words: (key: 'loading' | 'notLoaded' | 'notLoadedText') => string;
  onClose: () => void;
  /** What is loaded when it is opened. */
  children: ReactNode;
}

/**
 * The window of a game, a story or the breathing guide, with what that needs of this device and its member. Its state is
 * kept: closing loses nothing. Source: contract W13.
 */
export function PlayDialog({ title, words, onClose, children }: PlayDialogProps) {
  return (
    <Dialog title={title} size="stage" isOpen onClose={onClose}>
      <CrashBoundary
        fallback={
          <FailedState
            title={words('notLoaded')}
            text={words('notLoadedText')}
            illustration="offline"
            // Browsers do not ask again for a script that did not come, so the way on is the page itself.
            onRetry={() => window.location.reload()}
          />
        }
      >
        <Suspense fallback={<Waiting label={words('loading')} />}>
          <PlayProvider>{children}</PlayProvider>
        </Suspense>
      </CrashBoundary>
    </Dialog>
  );
}

function PlayProvider({ children }: { children: ReactNode }) {
  const memberId = useMemberId();
  const { device } = useServices();
  const mayPersist = usePreferences(({ keepWriting }) => keepWriting !== 'never');
  const [stored] = useState(() => gameStoreOf(device, memberId));
  useLayoutEffect(() => stored.settle(mayPersist), [stored, mayPersist]);
  const [services] = useState<GameServices>(() => ({
    random: () => Math.random(),
    stored,
    Settings: SettingsBesideGame,
  }));
  return <GamesProvider value={services}>{children}</GamesProvider>;
}
