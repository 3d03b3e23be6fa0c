import { announce, ToastRegion, useSayWords, useWords } from '@friendbase/ui-kit';
import { useSelector } from '@xstate/react';
import { notices as said } from '../words/en/notices.ts';
import { useNotices } from './noticesContext.ts';

/** The one place where toasts appear. The notices machine decides which, and for how long. */
export function ToastArea() {
  const t = useWords(said);
  const say = useSayWords();
  const notices = useNotices();
  const toast = useSelector(notices, ({ context }) => context.current);
  const waitingCount = useSelector(notices, ({ context }) => context.waiting.length);
  return (
    <ToastRegion
      toast={toast && { ...toast, title: say(toast.title), text: say(toast.text), waitingCount }}
      onClose={() => notices.send({ type: 'toast.closed' })}
      onHold={() => notices.send({ type: 'toast.held' })}
      onRelease={() => notices.send({ type: 'toast.released' })}
      onEmptyFocus={() => announce(t('noNew'))}
    />
  );
}
