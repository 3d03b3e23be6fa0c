import { useEffect, useEffectEvent, useId } from 'react';
import { addEntryOf, afterDialogsClosed, isEntryOf, removeEntryOf } from './dialogHistory.ts';

/**
 * Lets the browser's Back button close a dialog instead of leaving the page: an open dialog has its own entry in the
 * session history, and removes it when it closes in another way. Source: W13.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const id = useId();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    // After the entry of a dialog that has just closed is removed: its `popstate` would close this one.
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
