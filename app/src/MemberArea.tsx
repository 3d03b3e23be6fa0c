import { createBrowserHistory, RouterProvider, type RouterHistory } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ArrivalProvider, type Arrival } from './lib/arrival.tsx';
import { MemberIdProvider } from './lib/memberId.ts';
import { useServices } from './lib/services.ts';
import { createAppRouter } from './router.ts';
import { LoadingShell } from './session/LoadingShell.tsx';

export interface MemberAreaProps {
  memberId: string;
  /** The member came in through the auth screen just now: the focus goes to the page's heading. */
  isArriving: boolean;
  /** Where the address lives. The browser's own unless a story or test brings another. */
  history?: RouterHistory;
}

let pageHistory: RouterHistory | undefined;
/** The page has one address, whoever is signed in. */
const browserHistory = (): RouterHistory => (pageHistory ??= createBrowserHistory());

/** Everything a signed-in member can reach. Mounted anew for each member. */
export function MemberArea({ memberId, isArriving, history }: MemberAreaProps) {
  const [arrival] = useState<Arrival>(() => ({ isPending: isArriving }));
  const [router] = useState(() => createAppRouter(history ?? browserHistory(), arrival));
  const [isReady, setIsReady] = useState(false);
  const { route } = useServices();
  useEffect(
    () =>
      router.subscribe('onResolved', () => {
        route.pattern = router.state.matches.at(-1)?.fullPath || '/';
      }),
    [router, route],
  );
  // A router that has not found its page yet draws nothing at all: the loading frame stays until it has.
  useEffect(() => {
    void router.load().then(() => setIsReady(true));
  }, [router]);
  if (!isReady) return <LoadingShell />;
  return (
    <MemberIdProvider value={memberId}>
      <ArrivalProvider value={arrival}>
        <RouterProvider router={router} />
      </ArrivalProvider>
    </MemberIdProvider>
  );
}
