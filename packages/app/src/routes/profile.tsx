import { createFileRoute } from '@tanstack/react-router';
import { userQuery } from '../data/users.ts';
import { ProfilePage } from '../features/profile/ProfilePage.tsx';
import { OPENED_BY_ADDRESS, type OpenedByAddress } from '../lib/searchValues.ts';
import { oneIn } from '../lib/page/searchParams.ts';
import { startData } from '../lib/page/startData.ts';

export const Route = createFileRoute('/profile')({
  validateSearch: (search): { open?: OpenedByAddress | undefined } => ({
    open: oneIn(OPENED_BY_ADDRESS, search['open']),
  }),
  loader: ({ context: { queryClient } }) => startData(queryClient.query(userQuery)),
  component: ProfilePage,
});
