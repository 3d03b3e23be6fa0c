import { createFileRoute } from '@tanstack/react-router';
import { commentsQuery } from '../data/comments.ts';
import { feedQuery } from '../data/posts.ts';
import { userQuery } from '../data/users.ts';
import { HomePage } from '../features/home/HomePage.tsx';
import { idsIn } from '../lib/searchParams.ts';
import { startData } from '../lib/startData.ts';

const openComments = ({ comments }: { comments?: unknown }) => idsIn(comments);

export const Route = createFileRoute('/')({
  validateSearch: (search): { comments?: string[] | undefined } => ({ comments: openComments(search) }),
  loader: ({ context: { queryClient, memberId }, location }) =>
    startData(
      queryClient.query(userQuery),
      queryClient.infiniteQuery(feedQuery(memberId)),
      ...(openComments(location.search) ?? []).map((id) => queryClient.infiniteQuery(commentsQuery(id))),
    ),
  component: HomePage,
});
