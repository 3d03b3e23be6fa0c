import type { LiveEvent } from '@friendbase/contract';
import type { QueryClient } from '@tanstack/react-query';
import { announce, type Preferences } from '@friendbase/ui-kit';
import { sayWords } from '@friendbase/ui-kit/words';
import { openArrivals } from './data/liveArrivals.ts';
import { isKnown, refreshEvent, refreshNews } from './data/liveRefresh.ts';
import { openTabChannel } from './lib/device/tabChannel.ts';
import type { PageWords } from './lib/page/pageWords.ts';
import { openLive } from './live/openLive.ts';
import { createQuietSpeech } from './live/quietSpeech.ts';
import type { BellNews } from './notices/news.ts';
import type { Session } from './session/createSession.ts';

/** Events that come together are counted by one check of the session. */
const COUNT_AFTER_MS = 300;

/** What the bell does not count. */
const UNCOUNTED: readonly LiveEvent['name'][] = ['begun', 'post', 'sessionEnded'];

interface LiveParts {
  memberId: string;
  session: Session;
  news: BellNews;
  queryClient: QueryClient;
  words: PageWords;
  /** What the member wishes now. */
  wishes: () => Pick<Preferences, 'interruptions'>;
  /** Without it what is new comes with the rechecks of the session alone. */
  isLive: boolean;
  /** The member has left the page. */
  signal: AbortSignal;
}

/** Lets the page of a member hear what happens, at once or with the next recheck, until `signal`. */
export function startLive({
  memberId,
  session,
  news,
  queryClient,
  words,
  wishes,
  isLive,
  signal,
}: LiveParts): void {
  if (signal.aborted) return;
  // Where the page is told what happens, it is told what is old as well.
  news.onNews((now, before) => news.carrier() === 'open' || refreshNews(queryClient, now, before));
  if (!isLive) {
    news.setCarrier('closed');
    return;
  }
  const speak = createQuietSpeech({ speak: announce, page: window, signal });
  const hear = openArrivals({
    queryClient,
    memberId,
    say: (said) => wishes().interruptions === 'all' && speak(sayWords(words.current(), said)),
    signal,
  });
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
      hear(event);
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
