import { useSyncExternalStore } from 'react';
import { useServices } from '../page/services.ts';
import type { ConnectionState } from './carrier.ts';

const notKnown = (): ConnectionState => 'pending';

/** Whether the page is told what happens: where it is not, one looks for it. */
export function useConnectionState(): ConnectionState {
  const { carrier } = useServices();
  return useSyncExternalStore(carrier.subscribe, carrier.current, notKnown);
}
