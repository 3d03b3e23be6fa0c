import { visitorPlace } from '@friendbase/contract';
import { createFileRoute, redirect } from '@tanstack/react-router';

/** The address of a visitor, and after log out. A member who comes to it is taken to the page asked for before, or home. */
export const Route = createFileRoute('/login')({
  beforeLoad: ({ location: { pathname, searchStr } }) => {
    const { next = '/' } = visitorPlace({ pathname, search: searchStr });
    throw redirect({ href: next, replace: true });
  },
});
