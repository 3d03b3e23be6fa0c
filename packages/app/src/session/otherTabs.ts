import type { TabChannel } from '../lib/device/tabChannel.ts';
import { atOnce, type AfterHydration } from '../lib/hydration/hydrationQueue.ts';
import type { Session } from './createSession.ts';

/** Who came in or logged out in a tab. */
export interface SessionWord {
  type: 'entered.elsewhere' | 'left.elsewhere';
  memberId: string;
}

/**
 * All tabs share one cookie, so they share its member: whoever comes in or logs out in one tab does so in every
 * other at once, and nobody reads the page of the one before. Returns how to stop.
 */
export function followOtherTabs(
  session: Session,
  tabs: TabChannel<SessionWord>,
  afterHydration: AfterHydration = atOnce,
): () => void {
  let shown: string | undefined;
  const watches = [
    session.subscribe((state) => {
      const memberId = state.hasTag('member') ? state.context.memberId : undefined;
      if (memberId === shown) return;
      shown = memberId;
      if (memberId !== undefined) tabs.tell({ type: 'entered.elsewhere', memberId });
    }),
    session.on('logged.out', ({ memberId }) => tabs.tell({ type: 'left.elsewhere', memberId })),
  ];
  tabs.listen((word) => afterHydration(() => session.send(word)));
  return () => {
    for (const watch of watches) watch.unsubscribe();
    tabs.close();
  };
}

/**
 * A page that the browser has cached and brings back may be of a member who has logged out since: it hides before it is cached,
 * and the server is asked for it again. What was being written is a draft, and comes back.
 */
export function reloadWhenBack(page: Window, root: HTMLElement): void {
  page.addEventListener('pagehide', ({ persisted }) => void (root.hidden ||= persisted));
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) page.location.reload();
  });
}
