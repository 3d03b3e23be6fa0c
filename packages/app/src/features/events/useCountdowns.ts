import type { EventEntry } from '@friendbase/contract';
import { usePausableClock } from '@friendbase/ui-kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Countdown } from './countdown.ts';
import { watchCountdowns } from './watchCountdowns.ts';

/**
 * How long it is until each event. Never shown, because a clock that ticks would press (X35): a press on a page that was
 * left open asks whether the event has started.
 */
export function useCountdowns(events: readonly EventEntry[]) {
  const clock = usePausableClock();
  const countdowns = useRef<ReturnType<typeof watchCountdowns>>(undefined);
  const known = useEffectEvent(() => events);
  useEffect(() => {
    const watch = watchCountdowns({ events: () => known(), clock, now: () => new Date() });
    countdowns.current = watch;
    return watch.stop;
  }, [clock]);
  return (id: string): Countdown | undefined => countdowns.current?.of(id);
}
