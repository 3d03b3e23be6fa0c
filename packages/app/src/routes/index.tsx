import { createFileRoute } from '@tanstack/react-router';
import { feedQuery } from '../data/posts.ts';
import { userQuery } from '../data/users.ts';
import { startComments } from '../features/home/comments/useOpenCommentsCome.ts';
import { HomePage } from '../features/home/HomePage.tsx';
import { startAskedPost } from '../features/home/feed/askedPostPart.ts';
import { loadHomeParts, startAside } from '../features/home/homeParts.ts';
import { idIn, idsIn } from '../lib/page/searchParams.ts';
import { startData } from '../lib/page/startData.ts';

const openComments = ({ comments }: { comments?: unknown }) => idsIn(comments);

export const Route = createFileRoute('/')({
  // It comes with the member's frame: a file of its own would only be waited for.
  codeSplitGroupings: [],
  validateSearch: (search): { comments?: string[] | undefined; post?: string | undefined } => ({
    comments: openComments(search),
    post: idIn(search['post']),
  }),
  loaderDeps: ({ search: { post } }) => ({ post }),
  loader: async ({ context: { queryClient, memberId, isServerRendered }, deps: { post }, location }) => {
    const ids = openComments(location.search) ?? [];
    startData(queryClient.query(userQuery), queryClient.infiniteQuery(feedQuery(memberId)));
    // Their scripts come with the page's own: what came after the posts would push them down.
    await Promise.allSettled([
      ids.length > 0 && startComments(queryClient, ids),
      !isServerRendered && loadHomeParts(),
      !isServerRendered && startAside(queryClient, memberId),
      post !== undefined && startAskedPost(queryClient, memberId, post),
    ]);
  },
  component: HomePage,
});
