import { Dialog, useWords } from '@friendbase/ui-kit';
import { notifications } from '../words/en/notices.ts';
import { NotificationsPanel } from './NotificationsPanel.tsx';

interface NotificationsDialogProps {
  /** When the member looked before. */
  since: string | undefined;
  onClose: () => void;
  onGo: (href: string) => void;
}

/** The window of the bell. */
export function NotificationsDialog({ since, onClose, onGo }: NotificationsDialogProps) {
  const t = useWords(notifications);
  return (
    <Dialog title={t('title')} isOpen onClose={onClose}>
      <NotificationsPanel since={since} onGo={onGo} />
    </Dialog>
  );
}
