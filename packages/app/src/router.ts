import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import type { Arrival } from './lib/page/arrival.tsx';
import type { RouterContext } from './lib/page/routerContext.ts';
import { routeTree } from './routeTree.gen.ts';

export interface AppRouterOptions {
  history: RouterHistory;
  arrival: Arrival;
  context: RouterContext;
  /** Whether the page stands there already, as a server has rendered it. @default false */
  isServerRendered?: boolean | undefined;
  /** Of a router that renders on a server. */
  server?: ServerOptions;
}

interface ServerOptions {
  isServer: true;
  /** Allows the scripts with the data of this page, and no other. */
  ssr: { nonce: string };
  /** Waits for all that the page shows: it is sent whole. */
  dehydrate: () => Promise<object>;
}

/** The member's routes. Going to another page marks that page's heading for focus. */
export function createAppRouter({ history, arrival, context, isServerRendered, server }: AppRouterOptions) {
  let isHydrating = isServerRendered;
  /** A server-rendered page may have been scrolled before its script was there: it stays where it is. */
  const isScrolledEarly = () => isHydrating && window.scrollY !== 0;
  const router = createRouter({
    routeTree,
    history,
    context,
    // A server knows no place on the page.
    scrollRestoration: !server && (() => !isScrolledEarly()),
    defaultPendingMs: 300,
    ...server,
  });
  const { queryClient } = context;
  setupRouterSsrQueryIntegration({ router, queryClient, wrapQueryClient: false, handleRedirects: false });
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
