import { Columns, Illustration, Link, Stack, Text, useWords } from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { clubPeopleQuery, clubsQuery } from '../../data/clubs.ts';
import { PageHeading } from '../../lib/page/PageHeading.tsx';
import { clubPage } from '../../words/en/clubPage.ts';
import { ClubActs } from './ClubActs.tsx';
import { CLUBS_HREF } from './clubLink.ts';
import { ClubMembers } from './ClubMembers.tsx';
import { ClubMoments } from './ClubMoments.tsx';
import { playable } from './together/playableClub.ts';
import { PlayWithFriend } from './together/PlayWithFriend.tsx';
import { useClubFacts } from './useClubFacts.ts';
import type { Club } from './useClubs.ts';

/** One club: its game, who is in it, and what members found there together. Nobody is compared with anybody. */
export function ClubPage({ club, onPlay }: { club: Club; onPlay: (club: Club) => void }) {
  const t = useWords(clubPage);
  const facts = useClubFacts(club);
  const { id, name, text, illustration } = club;
  const withGame = playable(club);
  const clubs = useQuery(clubsQuery);
  const people = useQuery(clubPeopleQuery(id));
  const entry = clubs.data?.find((one) => one.id === id) ?? people.data?.club;
  return (
    <Stack gap="large">
      {/* Whoever opens a club has come for it: its heading has the focus. */}
      <PageHeading title={name} purpose={text} goal={id} />
      <Columns>
        <Illustration name={illustration} />
        <Stack gap="small">
          <Text size="small">{facts}</Text>
          <ClubActs club={club} entry={entry} onPlay={onPlay} />
        </Stack>
      </Columns>
      {withGame && <PlayWithFriend club={withGame} />}
      <ClubMembers query={people} entry={entry} />
      <ClubMoments id={id} />
      <Link href={CLUBS_HREF} icon="games">
        {t('allGames')}
      </Link>
    </Stack>
  );
}
