import { Dialog, FailedState, useWords, Waiting } from '@friendbase/ui-kit';
import { Suspense, type ReactNode } from 'react';
import { SettingsBesideGame } from '../../comfort/SettingsBesideGame.tsx';
import { CrashBoundary } from '../../lib/loading/CrashBoundary.tsx';
import { PlayProvider } from '../../lib/PlayProvider.tsx';
import { videos } from '../../words/en/videos.ts';

interface PlayDialogProps {
  title: string;
  onClose: () => void;
  /** What is loaded when it is opened. */
  children: ReactNode;
}

/** The window of a story or of the breathing guide. Source: contract W13. */
export function PlayDialog({ title, onClose, children }: PlayDialogProps) {
  const t = useWords(videos);
  return (
    <Dialog title={title} size="wide" isOpen onClose={onClose}>
      <CrashBoundary fallback={<NotLoaded />}>
        <Suspense fallback={<Waiting label={t('loading')} />}>
          <PlayProvider Settings={SettingsBesideGame}>{children}</PlayProvider>
        </Suspense>
      </CrashBoundary>
    </Dialog>
  );
}

/** Browsers do not ask again for a script that did not come, so the way on is the page itself. */
function NotLoaded() {
  const t = useWords(videos);
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
