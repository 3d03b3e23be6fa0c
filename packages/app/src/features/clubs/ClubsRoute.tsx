import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { ClubPage } from './ClubPage.tsx';
import { headingIdOf } from './clubLink.ts';
import { ClubsPage } from './ClubsPage.tsx';
import { PlayedGame, type Played } from './PlayedGame.tsx';
import { useAllClubs, type Club } from './useClubs.ts';

/** All clubs, or the one in the address, and the game that is played. */
export function ClubsRoute() {
  const { club: wanted } = useSearch({ from: '/clubs' });
  const [played, setPlayed] = useState<Played>();
  const club = useAllClubs().find(({ id }) => id === wanted);
  /** Whoever comes back from a club goes on where they left the list. */
  const left = useRef<string>(undefined);
  useEffect(() => {
    if (club) left.current = headingIdOf(club.id);
  }, [club]);
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
      {played && <PlayedGame {...played} onClose={() => setPlayed(undefined)} />}
    </>
  );
}
