import { Link, useWords, type ChatMessage } from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useCallback, type ReactNode } from 'react';
import { sharedGamesQuery } from '../../data/sharedGames.ts';
import { clubNames } from '../../words/en/clubNames.ts';
import { sharedGames } from '../../words/en/sharedGames.ts';

type ActionsOf = ((message: ChatMessage) => ReactNode) | undefined;

/**
 * The way into a game below the message that invited to it, for both, as long as it goes on, and what else can be done with a
 * message. A list that does not come leaves the message as it is: the page of the club has its games too.
 */
export function useInvitations(others: ActionsOf): ActionsOf {
  const t = useWords(sharedGames);
  const nameOf = useWords(clubNames);
  const { data: games } = useQuery(sharedGamesQuery);
  // The same function as long as nothing changes, so that the messages are not rendered again for each letter written below.
  const actionsOf = useCallback(
    (message: ChatMessage) => {
      const game = games?.find(({ messageId }) => messageId === message.id);
      return (
        <>
          {game && (
            <Link href={`/clubs?club=${game.club}&game=${game.id}`} icon="play">
              {t('playClub', { club: nameOf(game.club) })}
            </Link>
          )}
          {others?.(message)}
        </>
      );
    },
    [games, nameOf, others, t],
  );
  return games?.length ? actionsOf : others;
}
