import { isClubId } from '@friendbase/contract';
import { createFileRoute } from '@tanstack/react-router';
import { clubPeopleQuery, clubsQuery } from '../data/clubs.ts';
import { ClubsRoute } from '../features/clubs/ClubsRoute.tsx';
import { idIn, oneIn, wordsIn } from '../lib/page/searchParams.ts';
import { startData } from '../lib/page/startData.ts';
import { CATEGORIES, type Category } from '../lib/page/searchValues.ts';

export const Route = createFileRoute('/clubs')({
  // What only this page asks for comes with it, and not with every page.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: (
    search,
  ): {
    search?: string | undefined;
    category?: Category | undefined;
    club?: string | undefined;
    game?: string | undefined;
  } => ({
    search: wordsIn(search['search']),
    category: oneIn(CATEGORIES, search['category']),
    club: wordsIn(search['club']),
    game: idIn(search['game']),
  }),
  loaderDeps: ({ search: { club } }) => ({ club }),
  loader: ({ context: { queryClient }, deps: { club } }) =>
    startData(
      queryClient.query(clubsQuery),
      ...(club !== undefined && isClubId(club) ? [queryClient.query(clubPeopleQuery(club))] : []),
    ),
  component: ClubsRoute,
});
