import { announce, usePausableClock } from '@friendbase/ui-kit';
import { useEffect, useRef } from 'react';

/** A note is said when the writing has had time to rest. Source: accessibility rule G2. */
const SAID_AFTER_MS = 800;

/**
 * Says a note that comes while the member writes, once, also where the same words are written on after they were on their
 * way: then is not the moment for it (`isQuiet`). One that was there from the beginning is read in its place.
 */
export function useSayNote(note: string | undefined, isQuiet = false): void {
  const clock = usePausableClock();
  const known = useRef(note);
  useEffect(() => {
    if (note === undefined) known.current = undefined;
    if (isQuiet || note === known.current || note === undefined) return;
    const timer = clock.setTimeout(() => {
      // Words that this device stored came back: the member is not at them yet.
      if (document.activeElement !== document.body) announce(note);
      known.current = note;
    }, SAID_AFTER_MS);
    return () => clock.clearTimeout(timer);
  }, [clock, note, isQuiet]);
}
