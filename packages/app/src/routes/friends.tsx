import { createFileRoute } from '@tanstack/react-router';
import { friendRequestsQuery, friendsQuery } from '../data/friendships.ts';
import { FriendsPage } from '../features/friends/FriendsPage.tsx';
import { startData } from '../lib/page/startData.ts';

export const Route = createFileRoute('/friends')({
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context: { queryClient, memberId } }) =>
    startData(queryClient.query(friendsQuery(memberId)), queryClient.query(friendRequestsQuery(memberId))),
  component: FriendsPage,
});
