import { visitorPlace } from '@friendbase/contract';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { NewPasswordPage } from '../features/auth/NewPasswordPage.tsx';

/**
 * The address of a visitor, and after log out. A member who comes to it is taken to the page asked for before, or home: but for
 * who comes by a link to a new password, which may be another's.
 */
export const Route = createFileRoute('/login')({
  beforeLoad: ({ location: { pathname, searchStr } }) => {
    if (searchStr.endsWith('by=link')) return;
    const { next = '/' } = visitorPlace({ pathname, search: searchStr });
    throw redirect({ href: next, replace: true });
  },
  component: NewPasswordPage,
});
