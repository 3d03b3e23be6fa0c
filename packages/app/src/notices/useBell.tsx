import { lazy, useState, useSyncExternalStore, type ReactNode } from 'react';
import { OnDemand } from '../lib/loading/OnDemand.tsx';
import { NotOpened } from '../lib/loading/NotOpened.tsx';
import { useNews } from './noticesContext.ts';

const NotificationsDialog = lazy(() =>
  import('./NotificationsDialog.tsx').then((module) => ({ default: module.NotificationsDialog })),
);

interface Bell {
  /** For the header: what others did. Nothing announces it: it is in the name of the bell for whoever asks. */
  entry: { newCount: number; onPress: () => void };
  /** Stands in the footer of the page, which has room for what went wrong. */
  panel: ReactNode;
}

/**
 * The bell of a page, and the list behind it, which is loaded when it is opened, with its window: most visits
 * open no dialog. Source: widget contract W16.
 */
export function useBell(onGo: (href: string) => void): Bell {
  const news = useNews();
  const newCount = useSyncExternalStore(news.subscribe, news.count, () => 0);
  /** When the member looked before. It stays while the list is open: what is new in it stays new. */
  const [opened, setOpened] = useState<{ since: string | undefined }>();
  const open = () => setOpened({ since: news.look() });
  const close = () => setOpened(undefined);
  const go = (href: string) => {
    close();
    onGo(href);
  };
  return {
    entry: { newCount, onPress: open },
    panel: opened && (
      <OnDemand fallback={<NotOpened />}>
        <NotificationsDialog since={opened.since} onClose={close} onGo={go} />
      </OnDemand>
    ),
  };
}
