import {
  ignoreGhostClicks,
  MediaLoaderProvider,
  type OpenMedia,
  type MediaLoader,
  FailedState,
  Heading,
  PageFrame,
  Stack,
  useWords,
  VisitorHeader,
} from '@friendbase/ui-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useEffect, useMemo, type ReactNode } from 'react';
import { ComfortProvider } from './comfort/comfort.tsx';
import type { PageParts } from './createServices.ts';
import { CrashBoundary } from './lib/loading/CrashBoundary.tsx';
import { useEarlyEvents } from './lib/hydration/useEarlyEvents.ts';
import { ShowAllProvider } from './lib/lists/shown.tsx';
import { ServicesProvider } from './lib/page/services.ts';
import { NoticesProvider } from './notices/noticesContext.ts';
import { ToastArea } from './notices/ToastArea.tsx';
import { SessionProvider } from './session/createSession.ts';
import { MEDIA_WIDTHS, pictureUrl, PLACEHOLDER_URL, type MediaWidth } from '@friendbase/contract';
import { usePageTitle } from './lib/page/windowTitle.tsx';
import { broken, page } from './words/en/page.ts';

/** How the kit loads members' pictures and videos. `open` is for where browsers cannot load them by their addresses. */
const mediaLoader = (open?: OpenMedia): MediaLoader => ({
  widths: MEDIA_WIDTHS,
  // A picture that was chosen a moment ago is on this device, and drawn people have no width.
  atWidth: (address, width) =>
    address.startsWith('/api/') ? pictureUrl(address, width as MediaWidth) : address,
  placeholder: PLACEHOLDER_URL,
  open,
});

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
          </NoticesProvider>
        </SessionProvider>
      </ServicesProvider>
    </StrictMode>
  );
}

/** Stands for the whole app when it failed to load or to render. A reload loses nothing: drafts are on the device. */
export function CrashScreen() {
  const t = useWords(broken);
  const onPage = useWords(page);
  usePageTitle(t('title'));
  return (
    <PageFrame header={<VisitorHeader productName={onPage('productName')} tagline={onPage('tagline')} />}>
      <Stack gap="large">
        <Heading level={1}>{t('title')}</Heading>
        <FailedState title={t('text')} onRetry={() => window.location.reload()} />
      </Stack>
    </PageFrame>
  );
}
