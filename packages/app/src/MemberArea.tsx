import { CoveredStores } from '@friendbase/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { createBrowserHistory, RouterProvider, type RouterHistory } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { HelpOpenProvider } from './help/HelpOpenProvider.tsx';
import { ArrivalProvider, type Arrival } from './lib/arrival.tsx';
import { useServices } from './lib/services.ts';
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

/** Everything a signed-in member can reach. Mounted anew for each member. */
export function MemberArea({ memberId, isArriving, history }: MemberAreaProps) {
  const [arrival] = useState<Arrival>(() => ({ isPending: isArriving }));
  const queryClient = useQueryClient();
  const [router] = useState(() =>
    createAppRouter({
      history: history ?? browserHistory(),
      arrival,
      context: { queryClient, memberId },
    }),
  );
  const [isReady, setIsReady] = useState(false);
  const { route } = useServices();
  useEffect(
    () =>
      router.subscribe('onResolved', () => {
        route.pattern = router.state.matches.at(-1)?.fullPath || '/';
      }),
    [router, route],
  );
  // A router renders nothing until it has matched its first route: the loading frame stays until then.
  useEffect(() => {
    void router.load().then(() => setIsReady(true));
  }, [router]);
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
