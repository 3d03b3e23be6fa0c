import { PageLanguage, WordsProvider, type OpenMedia } from '@friendbase/ui-kit';
import { Suspense, useEffect, useEffectEvent, type ComponentType, type ReactNode } from 'react';
import { App } from './App.tsx';
import type { PageParts } from './createServices.ts';
import { tellReady } from './lib/hydration/pageReady.ts';
import { PageTools, type PageToolsParts } from './lib/page/pageTools.ts';
import { openedPage, OpenedPageContext, type OpenedPage } from './openedPage.ts';
import { LoadingShell } from './session/LoadingShell.tsx';
import { SessionGate, type SessionGateProps } from './session/SessionGate.tsx';

export interface PageProps extends Pick<SessionGateProps, 'MemberArea' | 'onLoggedOut'> {
  parts: PageParts;
  AuthScreen: ComponentType;
  /** The page that a server has rendered. */
  opened?: OpenedPage;
  tools?: PageToolsParts | undefined;
  openMedia?: OpenMedia | undefined;
  /** The page stands, and may change. */
  onHydrated?: (() => void) | undefined;
}

const NO_TOOLS: PageToolsParts = {};
const NOT_OPENED = openedPage(undefined);

/** The whole page, as the browser shows it and as a server renders it: both have to come out the same. */
export function Page({
  parts,
  AuthScreen,
  opened = NOT_OPENED,
  tools = NO_TOOLS,
  openMedia,
  onHydrated,
  ...gate
}: PageProps): ReactNode {
  const tellHydrated = useEffectEvent(() => onHydrated?.());
  useEffect(() => {
    tellReady(document);
    tellHydrated();
  }, []);
  return (
    <WordsProvider store={parts.services.words}>
      {/* The page's own language: React Aria would take the browser's, and turn the arrow keys around for Arabic. */}
      <PageLanguage>
        <App parts={parts} openMedia={openMedia}>
          <PageTools value={tools}>
            <OpenedPageContext value={opened}>
              <SessionGate
                {...gate}
                authScreen={
                  <Suspense fallback={<LoadingShell />}>
                    <AuthScreen />
                  </Suspense>
                }
              />
            </OpenedPageContext>
          </PageTools>
        </App>
      </PageLanguage>
    </WordsProvider>
  );
}
