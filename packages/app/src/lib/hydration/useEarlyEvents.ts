import { useEffect, useLayoutEffect, useRef } from 'react';
import { replayEarlyEvents, takeEarlyEvents, type EarlyEvents } from './earlyEvents.ts';

/** Hears everything from the moment the page is hydrated, and then does what was done before: what the device stored comes first. */
export function useEarlyEvents(): void {
  const noted = useRef<EarlyEvents>(undefined);
  useLayoutEffect(() => void (noted.current = takeEarlyEvents(window)), []);
  useEffect(() => replayEarlyEvents(noted.current), []);
}
