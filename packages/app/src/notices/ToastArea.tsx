import { announce, ToastRegion } from '@friendbase/ui-kit';
import { useSelector } from '@xstate/react';
import { useNotices } from './noticesContext.ts';

/** The one place where toasts appear. The notices machine decides which, and for how long. */
export function ToastArea() {
  const notices = useNotices();
  const toast = useSelector(notices, ({ context }) => context.current);
  return (
    <ToastRegion
      toast={toast}
      onClose={() => notices.send({ type: 'toast.closed' })}
      onHold={() => notices.send({ type: 'toast.held' })}
      onRelease={() => notices.send({ type: 'toast.released' })}
      onEmptyFocus={() => announce('No new messages. Older ones are in Notifications.')}
    />
  );
}
