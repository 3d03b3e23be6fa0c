import { createFileRoute } from '@tanstack/react-router';
import { userQuery } from '../data/users.ts';
import { ProfilePage } from '../features/profile/ProfilePage.tsx';
import { startData } from '../lib/startData.ts';

export const Route = createFileRoute('/profile')({
  loader: ({ context: { queryClient } }) => startData(queryClient.query(userQuery)),
  component: ProfilePage,
});
