import type { LiveEvent } from '@friendbase/contract';
import { isKnown, refreshEvent, refreshNews } from './data/liveRefresh.ts';
import { keepPages, type KeepParts } from './offline/keepPages.ts';
import { openTabChannel } from './lib/device/tabChannel.ts';
import type { Services } from './lib/services.ts';
import { openLive } from './live/openLive.ts';
import type { BellNews } from './notices/news.ts';

/** Events that come together are counted by one check of the session. */
const COUNT_AFTER_MS = 300;

/** What the bell does not count. */
const UNCOUNTED: readonly LiveEvent['name'][] = ['begun', 'sessionEnded'];

export interface LiveParts extends KeepParts {
  news: BellNews;
  /** `isLive`: without it what is new comes with the rechecks of the session alone. */
  services: Pick<Services, 'isLive'>;
}

/** Lets the page of a member hear what happens, at once or with the next recheck, until `signal`, and keeps it for when it cannot. */
export function startLive({ news, services, ...parts }: LiveParts): void {
  const { memberId, session, queryClient, signal } = parts;
  if (signal.aborted) return;
  // Where the page is told what happens, it is told what is old as well.
  news.onNews((now, before) => news.carrier() === 'open' || refreshNews(queryClient, now, before));
  if (!services.isLive) {
    news.setCarrier('closed');
    return;
  }
  // The demo's worker keeps its files, and what it shows is on the device anyway.
  if (!__DEMO__) keepPages(parts);
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
