import { afterDialogsClosed, PageLanguage, WordsProvider } from '@friendbase/ui-kit';
import '@friendbase/ui-kit/styles.css';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createServices } from './createServices.ts';
import { browserStorage } from './lib/deviceStore.ts';
import { isDemoOffered } from './lib/demoOffer.ts';
import { PageTools } from './lib/pageTools.ts';
import { watchUncaught } from './lib/faults.ts';
import { openTabChannel } from './lib/tabChannel.ts';
import { LoadingShell } from './session/LoadingShell.tsx';
import { SessionGate } from './session/SessionGate.tsx';

// Fetched while the session is asked: a visitor sees it next, and a member whose session ends may have no network by then.
const authModule = import('./features/auth/AuthScreen.tsx');
const AuthScreen = lazy(async () => ({ default: (await authModule).AuthScreen }));
const MemberArea = lazy(() => import('./MemberArea.tsx').then((module) => ({ default: module.MemberArea })));

// In the demo the calls must be answered in the page before the first one is made.
const demo = __DEMO__ ? await (await import('./demo/startInBrowser.tsx')).startInBrowser() : undefined;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const parts = createServices({
  storage: browserStorage('localStorage'),
  tabs: openTabChannel('friendbase'),
  page: window,
  root: document.documentElement,
  isDemoOffered: isDemoOffered(),
});
watchUncaught(window, parts.faults);
// What a boundary catches is a fault as well: the browser's own way leads it to the window.
createRoot(root, { onCaughtError: (error) => window.reportError(error) }).render(
  <WordsProvider store={parts.services.words}>
    {/* The page's own language: React Aria would take the browser's, and turn the arrow keys around for Arabic. */}
    <PageLanguage>
      <App parts={parts} openMedia={demo?.openMedia}>
        <PageTools value={demo?.tools ?? {}}>
          <SessionGate
            MemberArea={MemberArea}
            authScreen={
              <Suspense fallback={<LoadingShell />}>
                <AuthScreen />
              </Suspense>
            }
            onLoggedOut={() => afterDialogsClosed(() => window.history.pushState(null, '', '/login'))}
          />
        </PageTools>
      </App>
    </PageLanguage>
  </WordsProvider>,
);
