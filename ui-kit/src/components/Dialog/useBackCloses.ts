import { useEffect, useEffectEvent, useId } from 'react';
import { addEntryOf, isEntryOf } from './dialogHistory.ts';

/**
 * Lets the browser's Back button close a dialog before it leaves the page: an open dialog has an entry of its
 * own in the session history. Closed in another way, it takes its entry away again. Source: W13.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const id = useId();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    addEntryOf(id);
    const closeUnlessOnTop = () => {
      if (!isEntryOf(id)) close();
    };
    window.addEventListener('popstate', closeUnlessOnTop);
    return () => {
      window.removeEventListener('popstate', closeUnlessOnTop);
      // Later: when closing also leads to another page, that page takes the entry's place first.
      setTimeout(() => {
        if (isEntryOf(id)) history.back();
      });
    };
  }, [isOpen, id]);
}
