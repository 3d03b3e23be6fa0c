import { TOURNAMENT_DAYS, type TournamentEntry, type TournamentStatus } from '@friendbase/contract';
import { EmptyState, Stack, Text, useWords } from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { tournamentsQuery } from '../../data/tournaments.ts';
import { useHeldOrder } from '../../lib/lists/useHeldOrder.ts';
import { tournaments as words } from '../../words/en/tournaments.ts';
import { CardSection } from './CardSection.tsx';
import { TournamentCard } from './TournamentCard.tsx';

/** What the member can play first, then what can be joined, then what else goes on, then what is over. */
const PLACE: Record<TournamentStatus, number> = { upcoming: 1, active: 2, cancelled: 3, completed: 3 };
const placeOf = ({ status, isJoinedByUser }: TournamentEntry): number =>
  status === 'active' && isJoinedByUser ? 0 : PLACE[status];

/** Those to come and those that go on by their start, the next one first; the others with the latest first. */
export const inOrder = (tournaments: readonly TournamentEntry[]): TournamentEntry[] =>
  tournaments.toSorted((one, other) => {
    const place = placeOf(one);
    if (place !== placeOf(other)) return place - placeOf(other);
    const later = one.startDate < other.startDate ? -1 : 1;
    return place < PLACE.completed ? later : -later;
  });

/** What can be joined, what goes on, and what is over. */
export function TournamentList({ balance }: { balance: number }) {
  const t = useWords(words);
  const query = useQuery(tournamentsQuery);
  const { data, isFetching } = query;
  const ordered = useMemo(() => inOrder(data ?? []), [data]);
  // One that is over would go to the end under who reads it.
  const all = useHeldOrder(data && ordered, { isFetching }) ?? [];
  return (
    <CardSection
      titleId={useId()}
      words={{ title: t('list'), failed: t('failed'), failedText: t('failedText'), showMore: t('showMore') }}
      query={query}
      items={all}
      cards="wide" // its facts in two lines
      isTitleHidden
      note={
        <Stack gap="small">
          <Text tone="quiet">{t('length', { days: TOURNAMENT_DAYS })}</Text>
          <Text tone="quiet">{t('prizeMeaning')}</Text>
        </Stack>
      }
      empty={<EmptyState title={t('empty')} text={t('emptyText')} illustration="nothing-found" />}
    >
      {(tournament, isFocused) => (
        <TournamentCard tournament={tournament} balance={balance} isFocused={isFocused} />
      )}
    </CardSection>
  );
}
