import { useQuery } from '@tanstack/react-query';
import { lazy, useState, type ReactNode } from 'react';
import { notificationCountQuery } from '../../../data/notificationCount.ts';
import { OnDemand } from '../../../lib/loading/OnDemand.tsx';
import { NotOpened } from '../../../lib/loading/NotOpened.tsx';
import { useMemberId } from '../../../lib/members/useMemberId.ts';

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
  const { data: { unseen = 0 } = {} } = useQuery(notificationCountQuery(useMemberId()));
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const go = (href: string) => {
    close();
    onGo(href);
  };
  return {
    entry: { newCount: unseen, onPress: () => setIsOpen(true) },
    panel: isOpen && (
      <OnDemand fallback={<NotOpened />}>
        <NotificationsDialog onClose={close} onGo={go} />
      </OnDemand>
    ),
  };
}
