import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, type ReactNode } from 'react';
import { CrashScreen } from './CrashScreen.tsx';
import { ComfortProvider } from './comfort/ComfortProvider.tsx';
import type { PageParts } from './createServices.ts';
import { CrashBoundary } from './lib/CrashBoundary.tsx';
import { ShowAllProvider } from './lib/ShowAllProvider.tsx';
import { ServicesProvider } from './lib/services.ts';
import { NewsProvider, NoticesProvider } from './notices/noticesContext.ts';
import { ToastArea } from './notices/ToastArea.tsx';
import { SessionProvider } from './session/sessionContext.ts';

/** Provides every screen with the services, the query client and the toast region. */
export function App({ parts, children }: { parts: PageParts; children: ReactNode }) {
  return (
    <StrictMode>
      <ServicesProvider value={parts.services}>
        <SessionProvider value={parts.session}>
          <NoticesProvider value={parts.notices}>
            <NewsProvider value={parts.news}>
              <ComfortProvider value={parts.comfort}>
                <QueryClientProvider client={parts.queryClient}>
                  <ShowAllProvider>
                    <CrashBoundary fallback={<CrashScreen />}>{children}</CrashBoundary>
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
