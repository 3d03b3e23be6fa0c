import { TOURNAMENT_DAYS } from '@friendbase/contract';
import {
  Button,
  CardList,
  CardListItem,
  EmptyState,
  Heading,
  Row,
  Stack,
  Text,
  useWords,
} from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { tournamentsQuery } from '../../data/tournaments.ts';
import { Unloaded } from '../../lib/loading/Unloaded.tsx';
import { tournaments as words } from '../../words/en/tournaments.ts';
import { TournamentCard } from './TournamentCard.tsx';
import { inOrder } from './tournamentOrder.ts';
import { useShownPart } from './useShownPart.ts';

/** What can be joined, what goes on, and what is over. */
export function TournamentList({ balance }: { balance: number }) {
  const t = useWords(words);
  const titleId = useId();
  const query = useQuery(tournamentsQuery);
  const { data } = query;
  const all = useMemo(() => inOrder(data ?? []), [data]);
  const { shown, firstNewId, hasMore, showMore } = useShownPart(all);
  return (
    <section aria-labelledby={titleId}>
      <Stack>
        <Heading level={2} id={titleId}>
          {t('list')}
        </Heading>
        <Unloaded query={query} title={t('failed')} text={t('failedText')} />
        {data?.length === 0 && (
          <EmptyState title={t('empty')} text={t('emptyText')} illustration="nothing-found" />
        )}
        {shown.length > 0 && (
          <>
            <Stack gap="small">
              <Text>{t('length', { days: TOURNAMENT_DAYS })}</Text>
              <Text>{t('prizeMeaning')}</Text>
            </Stack>
            <CardList label={t('list')} layout="grid">
              {shown.map((tournament) => (
                <CardListItem key={tournament.id}>
                  <TournamentCard
                    tournament={tournament}
                    balance={balance}
                    isFocused={tournament.id === firstNewId}
                  />
                </CardListItem>
              ))}
            </CardList>
          </>
        )}
        {hasMore && (
          <Row justify="center">
            <Button tone="quiet" icon="refresh" onPress={showMore}>
              {t('showMore')}
            </Button>
          </Row>
        )}
      </Stack>
    </section>
  );
}
