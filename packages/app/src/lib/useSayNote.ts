import { announce, usePausableClock } from '@friendbase/ui-kit';
import { useEffect, useRef } from 'react';

/** A note is said when the writing has had time to rest. Source: accessibility rule G2. */
const SAID_AFTER_MS = 800;

/** Says a note that comes while the member writes, once. One that was there from the beginning is read in its place. */
export function useSayNote(note: string | undefined): void {
  const clock = usePausableClock();
  const first = useRef(note);
  useEffect(() => {
    if (note === first.current) return;
    first.current = undefined;
    if (note === undefined) return;
    const timer = clock.setTimeout(() => {
      // Words that this device kept came back: the member is not at them yet.
      if (document.activeElement !== document.body) announce(note);
    }, SAID_AFTER_MS);
    return () => clock.clearTimeout(timer);
  }, [clock, note]);
}
