import { atOnce, type AfterHydration } from '../hydration/hydrationQueue.ts';

/** Tells when another tab has stored something under a key of that family on this device, until the signal. */
export type WatchStorage = (family: string, onChange: () => void, signal: AbortSignal) => void;

/** Hears it by the page's `storage` events. One without a key tells that everything is gone. */
export const watchStorageBy =
  (page: Pick<Window, 'addEventListener'>, afterHydration: AfterHydration = atOnce): WatchStorage =>
  (family, onChange, signal) =>
    page.addEventListener(
      'storage',
      ({ key }) => (key?.includes(family) ?? true) && afterHydration(onChange),
      {
        signal,
      },
    );
