import { Dialog, Skeleton, useWords, Waiting } from '@friendbase/ui-kit';
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useState, useSyncExternalStore, type ReactNode } from 'react';
import { CrashBoundary } from '../lib/CrashBoundary.tsx';
import { NotOpened } from '../lib/NotOpened.tsx';
import { news as newsWords } from '../words/en/news.ts';
import { notifications } from '../words/en/notices.ts';
import { useNews, useNotices } from './noticesContext.ts';

const NotificationsPanel = lazy(() =>
  import('./NotificationsPanel.tsx').then((module) => ({ default: module.NotificationsPanel })),
);

interface Bell {
  /** For the header. Nothing announces it: it is in the name of the bell for whoever asks. */
  entry: { newCount: number; onPress: () => void };
  /** Stands in the footer of the page, which has room for what went wrong. */
  panel: ReactNode;
}

/**
 * The bell of a page, and the list behind it, which is loaded when it is opened. Its window is there at once: most pages
 * have dialogs, so these come with the frame. Source: widget contract W16.
 */
export function useBell(onGo: (href: string) => void): Bell {
  const t = useWords(notifications);
  const waiting = useWords(newsWords);
  const notices = useNotices();
  const news = useNews();
  const told = useSelector(notices, ({ context }) => context.newCount);
  const came = useSyncExternalStore(news.subscribe, news.count, () => 0);
  /** When the member looked before. It stays while the list is open: what is new in it stays new. */
  const [opened, setOpened] = useState<{ since: string | undefined }>();
  const open = () => {
    notices.send({ type: 'list.opened' });
    setOpened({ since: news.look() });
  };
  const close = () => setOpened(undefined);
  const go = (href: string) => {
    close();
    onGo(href);
  };
  return {
    entry: { newCount: told + came, onPress: open },
    panel: (
      <Dialog title={t('title')} isOpen={opened !== undefined} onClose={close}>
        <CrashBoundary fallback={<NotOpened />}>
          <Suspense
            fallback={
              <Waiting label={waiting('looking')}>
                <Skeleton shape="person" count={1} />
              </Waiting>
            }
          >
            {opened && <NotificationsPanel since={opened.since} onGo={go} />}
          </Suspense>
        </CrashBoundary>
      </Dialog>
    ),
  };
}
