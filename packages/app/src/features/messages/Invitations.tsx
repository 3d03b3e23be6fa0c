import { Link, useWords, type ChatMessage } from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, type ReactNode } from 'react';
import { sharedGamesQuery } from '../../data/sharedGames.ts';
import { clubNames } from '../../words/en/clubNames.ts';
import { sharedGames } from '../../words/en/sharedGames.ts';

export type ActionsOf = (message: ChatMessage) => ReactNode;

/**
 * Gives the chat the way into a game below the message that invited to it, for both, as long as it goes on. Shows nothing itself: the
 * messages do not wait for its script. A list that does not come leaves them as they are: the page of the club has its games too.
 */
export function Invitations({ onLinks }: { onLinks: (linksOf: ActionsOf | undefined) => void }) {
  const t = useWords(sharedGames);
  const nameOf = useWords(clubNames);
  const { data: games } = useQuery(sharedGamesQuery);
  useLayoutEffect(() => {
    const linksOf: ActionsOf = ({ id }) => {
      const game = games?.find(({ messageId }) => messageId === id);
      return (
        game && (
          <Link href={`/clubs?club=${game.club}&game=${game.id}`} icon="play">
            {t('playClub', { club: nameOf(game.club) })}
          </Link>
        )
      );
    };
    onLinks(games?.length ? linksOf : undefined);
  }, [games, nameOf, onLinks, t]);
  return null;
}
