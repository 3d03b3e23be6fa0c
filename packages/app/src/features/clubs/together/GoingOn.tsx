import type { SharedClub, SharedGame } from '@friendbase/contract';
import {
  Avatar,
  ButtonLink,
  CardList,
  CardListItem,
  Row,
  Skeleton,
  Stack,
  Text,
  useWords,
} from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { sharedGamesQuery } from '../../../data/sharedGames.ts';
import { Unloaded } from '../../../lib/loading/Unloaded.tsx';
import { sharedGames } from '../../../words/en/sharedGames.ts';
import { sharedGameHref } from '../clubLink.ts';

/** The games of a club that go on, each with a friend. */
export function GoingOn({ club }: { club: SharedClub }) {
  const t = useWords(sharedGames);
  const query = useQuery(sharedGamesQuery);
  const games = query.data?.filter((game) => game.club === club) ?? [];
  return (
    <>
      <Unloaded query={query} title={t('failed')} text={t('failedText')}>
        <Skeleton shape="lines" />
      </Unloaded>
      {games.length > 0 && (
        <CardList label={t('goingOn')} layout="grid">
          {games.map((game) => (
            <CardListItem key={game.id}>
              <OneGame game={game} />
            </CardListItem>
          ))}
        </CardList>
      )}
    </>
  );
}

function OneGame({ game }: { game: SharedGame }) {
  const t = useWords(sharedGames);
  const { id, club, partner: who } = game;
  const partner = who.displayName;
  return (
    <Stack gap="small">
      <Row wrap={false}>
        <Avatar name={partner} seed={who.id} picture={who.avatarUrl} frame={who.avatarFrame} />
        <Stack gap="small">
          <Text>{t('with', { partner })}</Text>
          <Text size="small">{useGameStanding(game)}</Text>
        </Stack>
      </Row>
      <Row>
        <ButtonLink href={sharedGameHref(club, id)} tone="quiet" icon="play">
          {t('play', { partner })}
        </ButtonLink>
      </Row>
    </Stack>
  );
}

/** Whose turn it is, or how much has been gathered. */
function useGameStanding({ board, goal, partner }: SharedGame): string {
  const t = useWords(sharedGames);
  if (goal) return t('stars', { stars: goal.stars, goal: goal.goalStars });
  return board?.isOwnTurn ? t('yourTurn') : t('theirTurn', { partner: partner.displayName });
}
