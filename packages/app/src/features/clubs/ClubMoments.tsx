import { clubName, type ClubId } from '@friendbase/contract';
import { BulletList, Heading, Skeleton, Stack, Text, useWords } from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { tournamentsQuery } from '../../data/tournaments.ts';
import { Unloaded } from '../../lib/loading/Unloaded.tsx';
import { useTournamentWords } from '../../lib/tournaments/tournamentWords.ts';
import { clubPage } from '../../words/en/clubPage.ts';

/** What members found together in tournaments of this club's game: what all did, and never who did more. */
export function ClubMoments({ id }: { id: ClubId }) {
  const t = useWords(clubPage);
  const wordsOf = useTournamentWords();
  const query = useQuery(tournamentsQuery);
  const played = query.data?.filter(({ gameName, stars }) => gameName === clubName(id) && stars > 0);
  return (
    <Stack as="section" gap="small">
      <Heading level={2}>{t('moments')}</Heading>
      <Unloaded query={query} title={t('momentsFailed')} text={t('failedText')}>
        <Skeleton shape="lines" />
      </Unloaded>
      {played?.length === 0 && <Text>{t('noMoments')}</Text>}
      {played && (
        <BulletList items={played.map((one) => t('moment', { name: wordsOf(one).name, stars: one.stars }))} />
      )}
    </Stack>
  );
}
