import { afterDialogsClosed } from '@friendbase/ui-kit';
import type { MessageRef } from '@friendbase/ui-kit/words';
import type { QueryClient } from '@tanstack/react-query';
import type { Comfort } from '../comfort/comfort.tsx';
import { PAGE_WORKER } from '../lib/device/pushDevice.ts';
import { whenReady } from '../lib/hydration/whenReady.ts';
import type { createAppRouter } from '../router.ts';
import type { Session } from '../session/createSession.ts';
import { forgetPages, CACHED_MARK } from './pageCache.ts';
import { placePressed, pushedWords } from './pushes.ts';
import type { WorkerWord } from './workerWord.ts';

export interface CacheParts {
  memberId: string;
  session: Session;
  comfort: Comfort;
  router: ReturnType<typeof createAppRouter>;
  queryClient: QueryClient;
  /** In the member's words. */
  say: (words: MessageRef) => string;
  /** The address that they came to first: they may have gone on before this begins. */
  cameTo: string;
  /** The member has left the page. */
  signal: AbortSignal;
}

/**
 * Has the worker cache the pages that this member opens, for when there is no network, while they are here and their settings
 * let anything stay on this device. Where workers or storage are refused, all comes from the network as ever.
 */
export function cachePages({
  memberId,
  session,
  comfort,
  router,
  queryClient,
  say,
  cameTo,
  signal,
}: CacheParts): void {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const mayCache = () =>
    session.getSnapshot().hasTag('member') && comfort.preferencesOf(memberId).keepWriting !== 'never';
  let ready: Promise<ServiceWorkerRegistration> | undefined;
  const settle = (href = router.history.location.href) => {
    if (!mayCache()) return void forgetPages().catch(() => undefined);
    ready ??= serviceWorker.register(PAGE_WORKER).then(() => serviceWorker.ready);
    ready
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it is no window
      .then(({ active }) => mayCache() && active?.postMessage(wordOf(memberId, href, say)))
      .catch(() => undefined);
  };
  let couldCache = mayCache();
  const settleChange = () => {
    if (couldCache === mayCache()) return;
    couldCache = mayCache();
    settle();
  };
  const watch = session.subscribe(settleChange);
  const stops = [
    () => watch.unsubscribe(),
    comfort.subscribe(settleChange),
    router.subscribe('onRendered', () => settle()),
  ];
  // A new build has begun with nothing.
  serviceWorker.addEventListener('controllerchange', () => settle(), { signal });
  serviceWorker.addEventListener(
    'message',
    ({ data }) =>
      // A window that was just closed still takes its entry back, and would take the page along.
      afterDialogsClosed(() => {
        const href = placePressed(data, router.history.location.pathname);
        if (href !== undefined) void router.navigate({ href });
      }),
    { signal },
  );
  signal.addEventListener('abort', () => {
    settleChange();
    for (const stop of stops) stop();
  });
  if (document.documentElement.hasAttribute(CACHED_MARK)) openedFromDevice(session, queryClient, signal);
  for (const href of new Set([cameTo, router.history.location.href])) settle(href);
}

const wordOf = (memberId: string, href: string, say: CacheParts['say']): WorkerWord => ({
  type: 'member.here',
  memberId,
  address: href.replace(/#.*/, ''),
  files: performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname),
  pushed: pushedWords(say),
});

/**
 * The page is of before. Until FriendBase is back, links load pages, which the device may have; then what is on show is asked
 * for again.
 */
function openedFromDevice(session: Session, queryClient: QueryClient, signal: AbortSignal): void {
  const root = document.documentElement;
  document.addEventListener(
    'click',
    (event) => {
      const isLink = event.target instanceof Element && event.target.closest('a[href]') !== null;
      if (isLink && root.hasAttribute(CACHED_MARK)) event.stopPropagation();
    },
    { capture: true, signal },
  );
  whenReady(document, signal, () => {
    let isAsked = false;
    const watch = session.subscribe((state) => {
      if (state.matches({ member: 'rechecking' })) isAsked = true;
      else if (isAsked && state.hasTag('member') && !state.context.isUnreachable) {
        watch.unsubscribe();
        root.removeAttribute(CACHED_MARK);
        void queryClient.invalidateQueries();
      }
    });
    signal.addEventListener('abort', () => watch.unsubscribe());
    // It is known at once whether there is a network, not with the next check.
    session.send({ type: 'check.wanted' });
  });
}
