import { CoveredStores } from '@friendbase/ui-kit';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { createBrowserHistory, RouterProvider, type RouterHistory } from '@tanstack/react-router';
import { use, useEffect, useState } from 'react';
import { useComfort, type Comfort } from './comfort/comfort.tsx';
import { loadComfortOffer } from './comfort/ComfortOffer.tsx';
import { refreshAfterMutations } from './data/refresh.ts';
import { loadForDraft } from './features/home/composer/composerOnDemand.ts';
import { loadHomeParts } from './features/home/homeParts.ts';
import { HelpOpenProvider } from './help/HelpCorner.tsx';
import { ArrivalProvider, type Arrival } from './lib/page/arrival.tsx';
import { foldedAway } from './lib/lists/Folded.tsx';
import { loadOnce, whenIdle } from './lib/loading/laterPart.ts';
import { useServices, type Services } from './lib/page/services.ts';
import { OpenedPageContext, type Opened } from './openedPage.ts';
import { createAppRouter } from './router.ts';
import type { LiveParts } from './startLive.ts';
import { useSession } from './session/createSession.ts';
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
  isServerRendered?: boolean;
}

function startPage({
  queryClient,
  memberId,
  history = browserHistory(),
  isPending = false,
  isServerRendered = false,
}: PageStart): Opened {
  const arrival: Arrival = { isPending };
  const context = { queryClient, memberId, isServerRendered };
  // A server knows no place on the page.
  const restoresScroll = typeof document !== 'undefined';
  return { arrival, router: createAppRouter({ history, arrival, context, restoresScroll }) };
}

/** Opens the page of this address for a member, as a server has rendered it. Throws where its script does not come. */
export async function openPage(start: PageStart): Promise<Opened> {
  const page = startPage(start);
  // Makes the same boundaries on both sides.
  page.router.ssr = { manifest: undefined };
  await page.router.load();
  page.router.options.context.isServerRendered = false;
  // What stands there is better than a page that says it did not open.
  const failed = page.router.state.matches.find(({ status }) => status === 'error');
  if (failed) throw failed.error;
  return page;
}

/** Everything a signed-in member can reach. Remounted for each member. */
export function MemberArea({ memberId, isArriving, history }: MemberAreaProps) {
  const openedPage = use(OpenedPageContext);
  const queryClient = useQueryClient();
  const [opened] = useState(() => openedPage.of(memberId));
  const [{ router, arrival }] = useState<Opened>(
    () => opened ?? startPage({ queryClient, memberId, history, isPending: isArriving }),
  );
  const [isReady, setIsReady] = useState(opened !== undefined);
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
  const session = useSession();
  // All of it lives as long as this area.
  const [parts] = useState(() => {
    const cameTo = router.history.location.href;
    return { memberId, comfort, router, session, queryClient, services, cameTo };
  });
  useEffect(() => refreshAfterMutations(queryClient), [queryClient]);
  useEffect(() => {
    openedPage.release();
    return hearWhatHappens(parts);
  }, [openedPage, parts]);
  // A router renders nothing until it has matched its first route: the loading frame stays until then.
  useEffect(() => {
    if (opened) return;
    const first = [arriveComfortably(comfort, services), loadForDraft(services, memberId)];
    // Beside the page's own script, not after it.
    if (router.latestLocation.pathname === '/') void loadHomeParts();
    void Promise.all([router.load(), ...first]).then(() => setIsReady(true));
  }, [router, opened, comfort, services, memberId]);
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

const loadLive = loadOnce(() => import('./startLive.ts'));

/** The settings of who has just logged in, and what is offered to who has none, before their first page stands. Never fails. */
async function arriveComfortably(comfort: Comfort, services: Services): Promise<void> {
  if (comfort.hasSignedIn())
    await loadLive().then(
      (live) => live.bringSettings(comfort, services),
      () => {},
    );
  // What Simple mode folds is there with the page: later it would push down what stands below.
  if (comfort.current().simple) await foldedAway.load().catch(() => {});
  await loadComfortOffer(comfort);
}

/** Hears what happens to the member, once the page stands: nothing on it waits for that. */
function hearWhatHappens(parts: Omit<LiveParts, 'signal'>): () => void {
  const over = new AbortController();
  const { signal } = over;
  const start = () =>
    void loadLive()
      .then(({ startLive }) => startLive({ ...parts, signal }))
      .catch(() => {
        // The script may not have come for want of a network.
        window.addEventListener('online', start, { once: true, signal });
        parts.services.carrier.set('closed');
      });
  whenIdle(start);
  return () => over.abort();
}
