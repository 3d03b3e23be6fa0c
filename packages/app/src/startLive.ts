import type { LiveEvent } from '@friendbase/contract';
import type { QueryClient } from '@tanstack/react-query';
import { isKnown, refreshEvent, refreshNews } from './data/liveRefresh.ts';
import { openTabChannel } from './lib/device/tabChannel.ts';
import { openLive } from './live/openLive.ts';
import type { BellNews } from './notices/news.ts';
import type { Services } from './lib/services.ts';
import type { Session } from './session/createSession.ts';

/** Events that come together are counted by one check of the session. */
const COUNT_AFTER_MS = 300;

/** What the bell does not count. */
const UNCOUNTED: readonly LiveEvent['name'][] = ['begun', 'sessionEnded'];

interface LiveParts {
  memberId: string;
  session: Session;
  news: BellNews;
  queryClient: QueryClient;
  services: Services;
  /** The member has left the page. */
  signal: AbortSignal;
}

/** Lets the page of a member hear what happens, at once or with the next recheck, until `signal`. */
export function startLive({ memberId, session, news, queryClient, services, signal }: LiveParts): void {
  if (signal.aborted) return;
  // Where the page is told what happens, it is told what is old as well.
  news.onNews((now, before) => news.carrier() === 'open' || refreshNews(queryClient, now, before));
  // Without a channel what is new comes with the rechecks of the session alone.
  if (!services.isLive) {
    news.setCarrier('closed');
    return;
  }
  // Whoever does not get its script sends by hand, as long as there is no network.
  void import('./startOutbox.ts')
    .then(({ startOutbox }) => startOutbox({ memberId, session, queryClient, services, signal }))
    .catch(() => undefined);
  let counting: ReturnType<typeof setTimeout> | undefined;
  const count = () => {
    counting = undefined;
    // Not before: a check under way counts what came until it was asked, and is given up for this one.
    news.want();
    session.send({ type: 'news.came' });
  };
  const stop = openLive({
    memberId,
    page: window,
    locks: navigator.locks,
    tabs: openTabChannel('friendbase live'),
    onEvent(event) {
      if (isKnown(queryClient, memberId, event)) return;
      refreshEvent(queryClient, memberId, event);
      if (UNCOUNTED.includes(event.name)) return;
      counting ??= setTimeout(count, COUNT_AFTER_MS);
    },
    onCarrier: news.setCarrier,
    onRefused: () => session.send({ type: 'access.refused' }),
  });
  const leave = () => {
    clearTimeout(counting);
    stop();
    news.setCarrier('pending');
  };
  signal.addEventListener('abort', leave);
  // A browser keeps no page for the way back that has something open.
  window.addEventListener('pagehide', leave, { signal });
}
