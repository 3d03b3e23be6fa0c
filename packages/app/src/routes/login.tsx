import { visitorPlace } from '@friendbase/contract';
import { createFileRoute, redirect } from '@tanstack/react-router';

/**
 * The address of a visitor, and after log out. A member who comes to it is taken to the page asked for before, or home; by a link
 * to a new password, to where it is chosen.
 */
export const Route = createFileRoute('/login')({
  // Only an old address brings a member here: what reads it is loaded then.
  codeSplitGroupings: [['loader']],
  loader: ({ location: { pathname, searchStr, hash } }) => {
    const isLink = searchStr.endsWith('by=link');
    const { next = '/' } = visitorPlace({ pathname, search: searchStr });
    // To a server the browser does not tell what stands behind `#`, and keeps it.
    throw redirect({ href: isLink ? `/profile?open=link${hash && `#${hash}`}` : next, replace: true });
  },
});
