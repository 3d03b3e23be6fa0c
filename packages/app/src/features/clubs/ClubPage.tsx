import { Columns, Illustration, Link, Skeleton, Stack, Text, useWords, Waiting } from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { clubPeopleQuery, clubsQuery } from '../../data/clubs.ts';
import { NotLoaded } from '../../lib/loading/NotLoaded.tsx';
import { OnDemand } from '../../lib/loading/OnDemand.tsx';
import { PageHeading } from '../../lib/page/PageHeading.tsx';
import { clubPage } from '../../words/en/clubPage.ts';
import { page } from '../../words/en/page.ts';
import { ClubActs } from './ClubActs.tsx';
import { CLUBS_HREF } from './clubLink.ts';
import { ClubMembers } from './ClubMembers.tsx';
import { useClubFacts } from './useClubFacts.ts';
import type { Club } from './useClubs.ts';

/** Games with friends, with a script of their own: the page of all clubs does without. */
const PlayWithFriend = lazy(() =>
  import('./together/PlayWithFriend.tsx').then((module) => ({ default: module.PlayWithFriend })),
);

/** What was found in tournaments, likewise. */
const ClubMoments = lazy(() =>
  import('./ClubMoments.tsx').then((module) => ({ default: module.ClubMoments })),
);

/** One club: its game, who is in it, and what members found there together. Nobody is compared with anybody. */
export function ClubPage({ club, onPlay }: { club: Club; onPlay: (club: Club) => void }) {
  const t = useWords(clubPage);
  const ofPages = useWords(page);
  const facts = useClubFacts(club);
  const { id, name, text, illustration } = club;
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
      {club.game && (
        <OnDemand
          fallback={<NotLoaded />}
          waiting={
            <Waiting label={ofPages('loading')}>
              <Skeleton shape="card" count={1} />
            </Waiting>
          }
        >
          <PlayWithFriend club={club} />
        </OnDemand>
      )}
      <ClubMembers query={people} entry={entry} />
      <OnDemand fallback={<NotLoaded />} waiting={<Skeleton shape="lines" />}>
        <ClubMoments id={id} />
      </OnDemand>
      <Link href={CLUBS_HREF} icon="games">
        {t('allGames')}
      </Link>
    </Stack>
  );
}
