import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { BrokenPage } from './features/frame/BrokenPage.tsx';
import type { Arrival } from './lib/page/arrival.tsx';
import type { RouterContext } from './lib/page/routerContext.ts';
import { routeTree } from './routeTree.gen.ts';

export interface AppRouterOptions {
  history: RouterHistory;
  arrival: Arrival;
  context: RouterContext;
  /** On a server the router would write a script into the page, which the policy refuses. @default true */
  restoresScroll?: boolean;
}

/** The member's routes. Going to another page marks that page's heading for focus. */
export function createAppRouter({ history, arrival, context, restoresScroll = true }: AppRouterOptions) {
  let isHydrating = context.isServerRendered;
  /** A server-rendered page may have been scrolled before its script was there: it stays where it is. */
  const isScrolledEarly = () => isHydrating && window.scrollY !== 0;
  const router = createRouter({
    routeTree,
    history,
    context,
    scrollRestoration: restoresScroll && (() => !isScrolledEarly()),
    defaultPendingMs: 300,
    // The query cache decides what is stale. A loader that runs again when a dialog removes its history entry could call for a
    // member who has just logged out.
    defaultStaleTime: Infinity,
    // For each page within the frame: what fails in the root takes the menu and help away.
    defaultErrorComponent: BrokenPage,
  });
  router.subscribe('onRendered', () => {
    // The router comes back to where it has heard a page being scrolled.
    if (isScrolledEarly()) document.dispatchEvent(new Event('scroll'));
    isHydrating = false;
  });
  // Not before: until then the page that is left could still take the mark for its own.
  router.subscribe('onBeforeRouteMount', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) arrival.isPending = true;
  });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
