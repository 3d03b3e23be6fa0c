import { afterDialogsClosed } from '@friendbase/ui-kit';
import '@friendbase/ui-kit/styles.css';
import { lazy, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { pageSettingsOf } from './comfort/pageSettings.ts';
import { createServices } from './createServices.ts';
import { browserStorage } from './lib/device/deviceStore.ts';
import { isDemoOffered } from './lib/page/services.ts';
import { watchUncaught } from './lib/errors/exceptions.ts';
import { readPageData } from './lib/page/pageData.ts';
import { reloadWhenBack } from './session/otherTabs.ts';
import { openTabChannel } from './lib/device/tabChannel.ts';
import { hydrationQueue } from './lib/hydration/hydrationQueue.ts';
import { whenIdle } from './lib/loading/laterPart.ts';
import { takeShownFrame, tellPartsMissing } from './lib/hydration/hydrationMarks.ts';
import { openedPage } from './openedPage.ts';
import { Page } from './Page.tsx';

const loadAuthScreen = () => import('./features/auth/AuthScreen.tsx');
const LaterAuthScreen = lazy(() => loadAuthScreen().then((module) => ({ default: module.AuthScreen })));
const loadMemberArea = () => import('./MemberArea.tsx');
const LaterMemberArea = lazy(() => loadMemberArea().then((module) => ({ default: module.MemberArea })));

const showLoggedOut = () => afterDialogsClosed(() => window.history.pushState(null, '', '/login'));

/** Between two longer steps the browser answers presses and renders. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** A function: a module that waits at its top never finishes where other chunks import what is in it. */
async function start(): Promise<void> {
  await nextTask();
  // In the demo the calls must be answered in the page before the first one is made.
  const demo = __DEMO__ ? await (await import('./demo/startInBrowser.tsx')).startInBrowser() : undefined;
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const pageData = readPageData(document);
  const queue = hydrationQueue();
  if (!pageData) queue.end();
  const parts = createServices({
    storage: browserStorage('localStorage'),
    tabs: openTabChannel('friendbase'),
    page: window,
    cookies: __DEMO__ ? undefined : document,
    root: document.documentElement,
    isDemoOffered: isDemoOffered(),
    isLive: true,
    ...(__DEMO__ && { visitor: demo?.visitor }),
    pageData,
    afterHydration: queue.after,
  });
  watchUncaught(window, parts.exceptions);
  if (pageData) reloadWhenBack(window, root);
  await nextTask();
  const { comfort, services } = parts;
  // Hydration has to find the words that the server has rendered, and nobody sees words that they have left.
  const hasWords = await services.words.started;
  const isForThisDevice = hasWords && pageData?.settings === pageSettingsOf(comfort.current());
  const isClientRendered = takeShownFrame(document, root) || !isForThisDevice;
  const isRendered = !isClientRendered && pageData.isRendered;
  const owner = isRendered ? pageData.memberId : undefined;
  const fetchAuthScreen = () => void loadAuthScreen().catch(() => {});
  // Who is not known to be a member may see it next, while the session is still asked.
  if (pageData?.memberId === undefined) fetchAuthScreen();
  const memberArea = owner === undefined ? undefined : await loadMemberArea();
  await nextTask();
  const { queryClient } = parts;
  const opened =
    owner && memberArea
      ? await memberArea.openPage({ queryClient, memberId: owner, isServerRendered: true })
      : undefined;
  // What was rendered is hydrated whole: nothing of it may still be on its way.
  const AuthScreen =
    isRendered && owner === undefined ? (await loadAuthScreen()).AuthScreen : LaterAuthScreen;
  const page = (
    <Page
      AuthScreen={AuthScreen}
      parts={parts}
      MemberArea={memberArea?.MemberArea ?? LaterMemberArea}
      opened={openedPage(owner, opened)}
      tools={demo?.tools}
      openMedia={demo?.openMedia}
      onLoggedOut={showLoggedOut}
      onHydrated={queue.end}
    />
  );
  // What a boundary catches is an exception as well: the browser's own way leads it to the window.
  const onCaughtError = (error: unknown) => window.reportError(error);
  // A transition: a press that comes meanwhile is not held up by it.
  if (isRendered) startTransition(() => void hydrateRoot(root, page, { onCaughtError }));
  else createRoot(root, { onCaughtError }).render(page);
  // A member whose session ends may have no network by then.
  if (pageData?.memberId !== undefined) whenIdle(fetchAuthScreen);
}

start().catch((error: unknown) => {
  tellPartsMissing();
  window.reportError(error);
});
