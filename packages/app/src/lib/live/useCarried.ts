import { useSyncExternalStore } from 'react';
import { useServices } from '../services.ts';
import type { Carried } from './carrier.ts';

const notKnown = (): Carried => 'pending';

/** Whether the page is told what happens: where it is not, one looks for it. */
export function useCarried(): Carried {
  const { carrier } = useServices();
  return useSyncExternalStore(carrier.subscribe, carrier.current, notKnown);
}
