import { createFileRoute } from '@tanstack/react-router';
import { isId } from '@friendbase/contract';
import { likingsQuery } from '../data/likings.ts';
import { ownPostsQuery } from '../data/profilePosts.ts';
import { userQuery } from '../data/users.ts';
import { ProfilePage } from '../features/profile/ProfilePage.tsx';
import { OPENED_BY_ADDRESS, type OpenedByAddress } from '../lib/page/searchValues.ts';
import { oneIn } from '../lib/page/searchParams.ts';
import { startData } from '../lib/page/startData.ts';

export const Route = createFileRoute('/profile')({
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: (search): { open?: OpenedByAddress | undefined; about?: string | undefined } => ({
    open: oneIn(OPENED_BY_ADDRESS, search['open']),
    about: isId(search['about']) ? search['about'] : undefined,
  }),
  loader: ({ context: { queryClient, memberId } }) =>
    startData(
      queryClient.query(userQuery),
      queryClient.query(likingsQuery(memberId)),
      queryClient.infiniteQuery(ownPostsQuery(memberId)),
    ),
  component: ProfilePage,
});
