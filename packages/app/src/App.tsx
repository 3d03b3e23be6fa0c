import { ignoreGhostClicks, MediaLoaderProvider, type OpenMedia } from '@friendbase/ui-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useEffect, useMemo, type ReactNode } from 'react';
import { CrashScreen } from './CrashScreen.tsx';
import { ComfortProvider } from './comfort/ComfortProvider.tsx';
import type { PageParts } from './createServices.ts';
import { CrashBoundary } from './lib/loading/CrashBoundary.tsx';
import { useEarlyEvents } from './lib/hydration/useEarlyEvents.ts';
import { ShowAllProvider } from './lib/lists/ShowAllProvider.tsx';
import { mediaLoader } from './lib/loading/mediaLoader.ts';
import { ServicesProvider } from './lib/services.ts';
import { NewsProvider, NoticesProvider } from './notices/noticesContext.ts';
import { ToastArea } from './notices/ToastArea.tsx';
import { SessionProvider } from './session/sessionContext.ts';

interface AppProps {
  parts: PageParts;
  /** For where browsers cannot load files by their addresses. */
  openMedia?: OpenMedia | undefined;
  children: ReactNode;
}

/** Provides every screen with the services, the query client and the toast region. */
export function App({ parts, openMedia, children }: AppProps) {
  const media = useMemo(() => mediaLoader(openMedia), [openMedia]);
  useEarlyEvents();
  useEffect(() => ignoreGhostClicks(document), []);
  return (
    <StrictMode>
      <ServicesProvider value={parts.services}>
        <SessionProvider value={parts.session}>
          <NoticesProvider value={parts.notices}>
            <NewsProvider value={parts.news}>
              <ComfortProvider value={parts.comfort}>
                <QueryClientProvider client={parts.queryClient}>
                  <ShowAllProvider>
                    <MediaLoaderProvider value={media}>
                      <CrashBoundary fallback={<CrashScreen />}>{children}</CrashBoundary>
                    </MediaLoaderProvider>
                  </ShowAllProvider>
                  <ToastArea />
                </QueryClientProvider>
              </ComfortProvider>
            </NewsProvider>
          </NoticesProvider>
        </SessionProvider>
      </ServicesProvider>
    </StrictMode>
  );
}
