import { useIsHydrated, useWords, Waiting } from '@friendbase/ui-kit';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, useEffect, useRef, useState } from 'react';
import { NotLoaded } from '../../lib/loading/NotLoaded.tsx';
import { OnDemand } from '../../lib/loading/OnDemand.tsx';
import { page } from '../../words/en/page.ts';
import { ClubPage } from './ClubPage.tsx';
import { GAMES } from './clubContent.ts';
import { headingIdOf } from './clubLink.ts';
import { ClubsPage } from './ClubsPage.tsx';
import { PlayedGame, type Played } from './PlayedGame.tsx';
import { useAllClubs, type Club } from './useClubs.ts';

/** The game with a friend, whose script comes when somebody plays. */
const SharedGameWindow = lazy(() =>
  import('./together/SharedGameWindow.tsx').then((module) => ({ default: module.SharedGameWindow })),
);

/** All clubs, or the one in the address, and the game that is played. `#memory` in the address opens that game. */
export function ClubsRoute() {
  const { club: wanted, game: sharedId } = useSearch({ from: '/clubs' });
  const navigate = useNavigate({ from: '/clubs' });
  const ofPages = useWords(page);
  const isHydrated = useIsHydrated();
  const [played, setPlayed] = useState<Played>();
  const club = useAllClubs().find(({ id }) => id === wanted);
  /** Whoever comes back from a club goes on where they left the list. */
  const left = useRef<string>(undefined);
  useEffect(() => {
    if (club) left.current = headingIdOf(club.id);
  }, [club]);
  // Not a search parameter: what reads those is in the scripts of every page.
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    const asked = GAMES.find(({ game }) => game === hash);
    if (!asked) return;
    // The address is changed first: on the way back it would open the game once more.
    void navigate({ search: true, replace: true, resetScroll: false }).then(() =>
      setPlayed({ game: asked.game }),
    );
  }, [hash, navigate]);
  const playIn = (one: Club) => one.game && setPlayed({ game: one.game, club: one });
  return (
    <>
      {club ? (
        <ClubPage key={club.id} club={club} onPlay={playIn} />
      ) : (
        <ClubsPage
          goal={left}
          isUnknown={wanted !== undefined}
          onPlay={(game) => setPlayed({ game })}
          onPlayIn={playIn}
        />
      )}
      {/* A window has no place in what a server renders. */}
      {isHydrated && sharedId !== undefined && (
        <OnDemand fallback={<NotLoaded />} waiting={<Waiting label={ofPages('loading')} />}>
          <SharedGameWindow
            key={sharedId}
            id={sharedId}
            onClose={() => void navigate({ search: { club: wanted }, resetScroll: false })}
          />
        </OnDemand>
      )}
      {played && <PlayedGame {...played} onClose={() => setPlayed(undefined)} />}
    </>
  );
}
