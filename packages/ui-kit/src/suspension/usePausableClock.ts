import { use, useLayoutEffect, useState } from 'react';
import { createPausableClock, type PausableClock } from './pausableClock.ts';
import { SuspensionContext } from './Suspension.tsx';

/**
 * A clock of this component that stands still while its part of the page is suspended. For everything that counts
 * time on a page: `useMachine(machine, { clock })`, or its `setTimeout` in an effect.
 */
export function usePausableClock(): PausableClock {
  const [clock] = useState(() => createPausableClock());
  const isSuspended = use(SuspensionContext);
  useLayoutEffect(() => {
    if (isSuspended) clock.pause();
    else clock.resume();
  }, [clock, isSuspended]);
  return clock;
}
