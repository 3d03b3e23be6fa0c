import { createFileRoute } from '@tanstack/react-router';
import { feedQuery } from '../data/posts.ts';
import { userQuery } from '../data/users.ts';
import { HomePage } from '../features/home/HomePage.tsx';
import { idsIn } from '../lib/searchParams.ts';
import { startData } from '../lib/startData.ts';

export const Route = createFileRoute('/')({
  validateSearch: ({ comments }): { comments?: string[] | undefined } => ({ comments: idsIn(comments) }),
  loader: ({ context: { queryClient, memberId } }) =>
    startData(queryClient.query(userQuery), queryClient.infiniteQuery(feedQuery(memberId))),
  component: HomePage,
});
