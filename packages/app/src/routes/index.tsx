import { createFileRoute } from '@tanstack/react-router';
import { commentsQuery } from '../data/comments.ts';
import { feedQuery } from '../data/posts.ts';
import { userQuery } from '../data/users.ts';
import { commentsPart } from '../features/home/commentsOnDemand.ts';
import { HomePage } from '../features/home/HomePage.tsx';
import { idsIn } from '../lib/searchParams.ts';
import { startData } from '../lib/startData.ts';

const openComments = ({ comments }: { comments?: unknown }) => idsIn(comments);

export const Route = createFileRoute('/')({
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: (search): { comments?: string[] | undefined } => ({ comments: openComments(search) }),
  loader: async ({ context: { queryClient, memberId }, location }) => {
    const ids = openComments(location.search) ?? [];
    startData(
      queryClient.query(userQuery),
      queryClient.infiniteQuery(feedQuery(memberId)),
      ...ids.map((id) => queryClient.infiniteQuery(commentsQuery(id))),
    );
    // Their script comes with the page's own: what came after the posts would push them down.
    if (ids.length > 0) await Promise.allSettled([commentsPart.load()]);
  },
  component: HomePage,
});
