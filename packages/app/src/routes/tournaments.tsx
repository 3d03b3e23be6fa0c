import { createFileRoute } from '@tanstack/react-router';
import { redemptionsQuery, rewardsQuery } from '../data/rewards.ts';
import { tournamentsQuery } from '../data/tournaments.ts';
import { userQuery } from '../data/users.ts';
import { TournamentsPage } from '../features/tournaments/TournamentsPage.tsx';
import { startData } from '../lib/page/startData.ts';

export const Route = createFileRoute('/tournaments')({
  // What only this page asks for comes with it, and not with every page.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context: { queryClient, memberId } }) =>
    startData(
      queryClient.query(userQuery),
      queryClient.query(tournamentsQuery),
      queryClient.query(rewardsQuery),
      queryClient.infiniteQuery(redemptionsQuery(memberId)),
    ),
  component: TournamentsPage,
});
