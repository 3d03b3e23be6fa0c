import { Dialog, useWords } from '@friendbase/ui-kit';
import { notifications } from '../../../words/en/notifications.ts';
import { NotificationsPanel } from './NotificationsPanel.tsx';

interface NotificationsDialogProps {
  onClose: () => void;
  onGo: (href: string) => void;
}

/** The window of the bell. */
export function NotificationsDialog({ onClose, onGo }: NotificationsDialogProps) {
  const t = useWords(notifications);
  return (
    <Dialog title={t('title')} isOpen onClose={onClose}>
      <NotificationsPanel onGo={onGo} />
    </Dialog>
  );
}
