import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { Arrival } from './lib/arrival.tsx';
import { routeTree } from './routeTree.gen.ts';

/** The member's routes. Going to another page marks that page's heading for focus. */
export function createAppRouter(history: RouterHistory, arrival: Arrival) {
  const router = createRouter({ routeTree, history, scrollRestoration: true, defaultPendingMs: 300 });
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
