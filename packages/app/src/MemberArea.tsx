import { CoveredStores } from '@friendbase/ui-kit';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { createBrowserHistory, RouterProvider, type RouterHistory } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { use, useEffect, useState } from 'react';
import { useComfort } from './comfort/comfort.tsx';
import { loadComfortOffer } from './comfort/ComfortOffer.tsx';
import { commentsPart } from './features/home/comments/useOpenCommentsCome.ts';
import { loadForDraft } from './features/home/composer/composerOnDemand.ts';
import { loadHomeParts } from './features/home/homeParts.ts';
import { HelpOpenProvider } from './help/HelpCorner.tsx';
import { ArrivalProvider, type Arrival } from './lib/page/arrival.tsx';
import { useServices } from './lib/services.ts';
import { OpenedPageContext, type Opened } from './openedPage.ts';
import { createAppRouter } from './router.ts';
import { LoadingShell } from './session/LoadingShell.tsx';

export interface MemberAreaProps {
  memberId: string;
  /** Whether the member has just logged in: the focus then goes to the page's heading. */
  isArriving: boolean;
  /** The browser's own history, unless a story or test passes another. */
  history?: RouterHistory;
}

let pageHistory: RouterHistory | undefined;
/** One for the page, whoever is signed in. */
const browserHistory = (): RouterHistory => (pageHistory ??= createBrowserHistory());

interface PageStart {
  queryClient: QueryClient;
  memberId: string;
  history?: RouterHistory | undefined;
  /** Whether the focus goes to the heading of the first page. @default false */
  isPending?: boolean;
  /** Whether the page stands there already, as a server has rendered it. @default false */
  isServerRendered?: boolean | undefined;
}

function startPage({
  queryClient,
  memberId,
  history = browserHistory(),
  isPending = false,
  isServerRendered,
}: PageStart): Opened {
  const arrival: Arrival = { isPending };
  const context = { queryClient, memberId };
  return { arrival, router: createAppRouter({ history, arrival, context, isServerRendered }) };
}

/** Takes over the route and the data that a server has loaded. The route's loader does not run again. */
async function hydrateRoute(router: Opened['router']): Promise<void> {
  // The one script that a loader waits for: hydration must find it there.
  const hasComments = 'comments' in router.latestLocation.search;
  await Promise.allSettled([hydrate(router), hasComments && commentsPart.load()]);
  window.$_TSR?.h();
}

/** Opens the page of this address for a member, as a server has rendered it. Throws where its script does not come. */
export async function openPage(start: Omit<PageStart, 'isPending'>): Promise<Opened> {
  const page = startPage({ ...start, isServerRendered: true });
  await hydrateRoute(page.router);
  // What stands there is better than a page that says it did not open.
  if (!page.router.state.resolvedLocation) throw new Error('This page did not load.');
  return page;
}

/** Everything a signed-in member can reach. Mounted anew for each member. */
export function MemberArea({ memberId, isArriving, history }: MemberAreaProps) {
  const openedPage = use(OpenedPageContext);
  const queryClient = useQueryClient();
  const [opened] = useState(() => openedPage.of(memberId));
  const [{ router, arrival }] = useState<Opened>(
    () => opened ?? startPage({ queryClient, memberId, history, isPending: isArriving }),
  );
  const [isReady, setIsReady] = useState(opened !== undefined);
  const [isLoaded] = useState(() => openedPage.hasDataOf(memberId));
  const services = useServices();
  const { route } = services;
  const comfort = useComfort();
  useEffect(() => {
    const follow = () => void (route.pattern = router.state.matches.at(-1)?.fullPath || '/');
    follow();
    return router.subscribe('onResolved', follow);
  }, [router, route]);
  useEffect(() => {
    // Not before the router listens itself: while nobody does, it loads what a first route leads on to.
    if (!isReady) return;
    return router.history.subscribe(({ action }) => {
      arrival.isReturn = action.type !== 'PUSH' && action.type !== 'REPLACE';
    });
  }, [router, arrival, isReady]);
  useEffect(() => openedPage.release(), [openedPage]);
  // A router renders nothing until it has matched its first route: the loading frame stays until then.
  useEffect(() => {
    if (opened) return;
    const parts = [loadComfortOffer(comfort), loadForDraft(services, memberId)];
    // Beside the page's own script, not after it.
    if (router.latestLocation.pathname === '/') void loadHomeParts();
    const loading = isLoaded ? hydrateRoute(router) : router.load();
    void Promise.all([loading, ...parts]).then(() => setIsReady(true));
  }, [router, opened, isLoaded, comfort, services, memberId]);
  if (!isReady) return <LoadingShell />;
  return (
    <CoveredStores>
      <ArrivalProvider value={arrival}>
        <HelpOpenProvider>
          <RouterProvider router={router} />
        </HelpOpenProvider>
      </ArrivalProvider>
    </CoveredStores>
  );
}
