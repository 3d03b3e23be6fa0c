import { useEffect, useEffectEvent, useId } from 'react';
import { addEntryOf, afterDialogsClosed, isEntryOf, removeEntryOf } from './dialogHistory.ts';

/**
 * Lets the browser's Back button close a dialog before it leaves the page: an open dialog has an entry of its
 * own in the session history. Closed in another way, it takes its entry away again. Source: W13.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const id = useId();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    // Not before the dialog closed just now is out of the history: its leaving would look like this one's.
    afterDialogsClosed(() => {
      if (listening.signal.aborted) return;
      addEntryOf(id);
      const closeUnlessOnTop = () => {
        if (!isEntryOf(id)) close();
      };
      window.addEventListener('popstate', closeUnlessOnTop, listening);
    });
    return () => {
      listening.abort();
      removeEntryOf(id);
    };
  }, [isOpen, id]);
}
