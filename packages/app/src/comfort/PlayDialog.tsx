import { GamesProvider, type GameServices, type GameStore } from '@friendbase/games';
import { Dialog, FailedState, Waiting } from '@friendbase/ui-kit';
import { useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { gameStoreOf } from '../lib/device/gameStore.ts';
import { CrashBoundary } from '../lib/loading/CrashBoundary.tsx';
import { useMemberId } from '../lib/members/useMemberId.ts';
import { useServices } from '../lib/page/services.ts';
import { SettingsBesideGame } from './SettingsBesideGame.tsx';

interface Rounds {
  /** Tells apart what is stored of unfinished games. */
  persistedIn: string;
  /** `turns`: what was done in it. `seconds`: from its beginning, with all breaks. */
  onFinished: (round: { turns: number; seconds: number }) => void;
}

interface PlayDialogProps {
  title: string;
  /** The words of the page for a script that is on its way, or did not come. */
  words: (key: 'loading' | 'notLoaded' | 'notLoadedText') => string;
  onClose: () => void;
  /** Of games that are played for something: what is stored of them has a place of its own. */
  rounds?: Rounds | undefined;
  /** What is loaded when it is opened. */
  children: ReactNode;
}

/**
 * The window of a game, a story or the breathing guide, with what that needs of this device and its member. Its state is
 * stored: closing loses nothing. Source: contract W13.
 */
export function PlayDialog({ title, words, onClose, rounds, children }: PlayDialogProps) {
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
          <PlayProvider rounds={rounds}>{children}</PlayProvider>
        </Suspense>
      </CrashBoundary>
    </Dialog>
  );
}

function PlayProvider({ rounds, children }: Pick<PlayDialogProps, 'rounds' | 'children'>) {
  const memberId = useMemberId();
  const { device, drafts } = useServices();
  // A log out ends it; a session that ended by itself does not.
  const visit = useRouter();
  const [{ stored, choices }] = useState(() => {
    const place = { device, memberId, visit, mayPersist: () => drafts.mayPersist(memberId) };
    return { stored: gameStoreOf(place, rounds?.persistedIn), choices: gameStoreOf(place) };
  });
  const onFinished = useRoundTimes(stored, rounds);
  const [services] = useState<GameServices>(() => ({
    random: () => Math.random(),
    stored,
    choices,
    Settings: SettingsBesideGame,
    ...(onFinished && { onFinished }),
  }));
  return <GamesProvider value={services}>{children}</GamesProvider>;
}

const BEGUN_AT = 'begunAt';

/** Tells each finished game with its time, all breaks in it: a game that was left goes on another day. */
function useRoundTimes(stored: GameStore, rounds: Rounds | undefined): GameServices['onFinished'] {
  const isAsked = rounds !== undefined;
  useEffect(() => {
    if (isAsked && typeof stored.read(BEGUN_AT) !== 'number') stored.write(BEGUN_AT, Date.now());
  }, [isAsked, stored]);
  // As it is when a game is finished: what is given to the games stays the same until then.
  const latest = useRef(rounds);
  useEffect(() => void (latest.current = rounds), [rounds]);
  const [finish] = useState(() => (turns: number) => {
    const now = Date.now();
    const begunAt = stored.read(BEGUN_AT);
    const seconds = typeof begunAt === 'number' ? Math.ceil((now - begunAt) / 1000) : 0;
    // The next one begins here.
    stored.write(BEGUN_AT, now);
    latest.current?.onFinished({ turns, seconds });
  });
  return isAsked ? finish : undefined;
}
