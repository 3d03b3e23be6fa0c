import type { LiveEvent } from '@friendbase/contract';
import { sayWords } from '@friendbase/ui-kit/words';
import { keepUp } from './comfort/settingsAlong.ts';
import { askUntilAnswered, type Ask } from './data/askUntilAnswered.ts';
import { openArrivals } from './data/liveArrivals.ts';
import { isKnown, isOnShow, openRefresh } from './data/liveRefresh.ts';
import { notificationCountQuery } from './data/notificationCount.ts';
import { recountNotifications } from './data/notifications.ts';
import { hearWriter } from './data/readState.ts';
import { openTabChannel } from './lib/device/tabChannel.ts';
import type { Services } from './lib/page/services.ts';
import { hearsArrivals, openArrivalSpeech, playArrival } from './live/arrivalSpeech.ts';
import { openLive } from './live/openLive.ts';
import { cachePages, type CacheParts } from './offline/cachePages.ts';

export { bringSettings } from './comfort/settingsAlong.ts';

/** Events that come together are counted by one call. */
const COUNT_AFTER_MS = 300;

/** What is in no number: a friend's post, and how one is counted, stand in the feed, and what is read or written in its chat. */
const UNCOUNTED: readonly LiveEvent['name'][] = ['post', 'counted', 'sessionEnded', 'read', 'typing'];

type CountParts = Pick<CacheParts, 'queryClient' | 'memberId' | 'comfort' | 'signal'>;

export interface LiveParts extends Omit<CacheParts, 'say'> {
  /** `isLive`: without it what is new comes with the rechecks of the session alone. */
  services: Services;
}

/** Lets the page of a member hear what happens, at once or with the next recheck, until `signal`, and caches it for when it cannot. */
export function startLive({ services, ...parts }: LiveParts): void {
  const { memberId, session, comfort, queryClient, signal } = parts;
  const { isLive, carrier, words } = services;
  if (signal.aborted) return;
  const ask = askUntilAnswered(signal);
  const recount = startCounting(parts, ask);
  const refresh = openRefresh(queryClient, memberId, ask);
  let known: string | undefined;
  carrier.onPlace((place) => {
    if (place === known || signal.aborted) return;
    // Of a first one it is not known what was before.
    if (known !== undefined) refresh.changed();
    known = place;
    recount();
  });
  // What does not come is asked for with the next page.
  if (comfort.sets.read(comfort.owner()).along) void keepUp(comfort, signal).catch(() => undefined);
  if (!isLive) {
    carrier.set('closed');
    recount();
    return;
  }
  // Without its script a member sends by hand, until the network is back.
  const openOutbox = () =>
    void import('./startOutbox.ts')
      .then(({ startOutbox }) => startOutbox({ memberId, session, queryClient, services, signal }))
      .catch(() => window.addEventListener('online', openOutbox, { once: true, signal }));
  openOutbox();
  // The demo's worker caches its files, and what it shows is on the device anyway.
  if (!__DEMO__) cachePages({ ...parts, say: (said) => sayWords(words.current(), said) });
  const speak = openArrivalSpeech(queryClient, signal);
  const hear = openArrivals(
    {
      queryClient,
      memberId,
      say: (said) => hearsArrivals(comfort.current()) && speak(sayWords(words.current(), said)),
      signal,
    },
    ask,
  );
  const stop = openLive({
    memberId,
    page: window,
    locks: navigator.locks,
    tabs: openTabChannel('friendbase live'),
    onEvent(event: LiveEvent) {
      if (isKnown(queryClient, memberId, event)) return;
      if (event.name === 'typing') hearWriter(queryClient, event.data.partnerId);
      refresh.event(event);
      hear(event);
      // An open chat tells that its messages were seen, and that is counted.
      const isSeen = !document.hidden && isOnShow(queryClient, memberId, event);
      if (!isSeen && !UNCOUNTED.includes(event.name)) recount();
    },
    onConnectionState: carrier.set,
    onRefused: () => session.send({ type: 'access.refused' }),
  });
  const leave = () => {
    stop();
    carrier.set('pending');
  };
  signal.addEventListener('abort', leave);
  // A browser caches no page for the way back that has something open.
  window.addEventListener('pagehide', leave, { signal });
}

/** Counts soon, and again when quiet hours end. Another friend who wrote is heard by a tone, where it is wanted. */
function startCounting({ queryClient, memberId, comfort, signal }: CountParts, ask: Ask): () => void {
  const { queryKey } = notificationCountQuery(memberId);
  let soon: ReturnType<typeof setTimeout> | undefined;
  let later: ReturnType<typeof setTimeout> | undefined;
  const count = async () => {
    clearTimeout(later);
    const before = queryClient.getQueryData(queryKey)?.messages;
    const { quietMs, messages } = await recountNotifications(queryClient, memberId);
    if (before !== undefined && messages > before) playArrival(comfort.current());
    if (quietMs !== undefined && !signal.aborted) later = setTimeout(recount, quietMs);
  };
  const countNow = () => {
    soon = undefined;
    ask('count', count);
  };
  const recount = () => void (soon ??= setTimeout(countNow, COUNT_AFTER_MS));
  signal.addEventListener('abort', () => {
    clearTimeout(soon);
    clearTimeout(later);
  });
  return recount;
}
