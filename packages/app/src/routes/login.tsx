import { createFileRoute, redirect } from '@tanstack/react-router';

/** The address after log out. A member who comes back to it is taken home. */
export const Route = createFileRoute('/login')({
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});
