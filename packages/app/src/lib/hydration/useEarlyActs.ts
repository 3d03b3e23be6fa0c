import { useEffect, useLayoutEffect, useRef } from 'react';
import { carryOutEarlyActs, hearActs, type EarlyActs } from './earlyActs.ts';

/** Hears everything from the moment the page is taken over, and then does what was done before: what the device kept comes first. */
export function useEarlyActs(): void {
  const noted = useRef<EarlyActs>(undefined);
  useLayoutEffect(() => void (noted.current = hearActs(window)), []);
  useEffect(() => carryOutEarlyActs(noted.current), []);
}
