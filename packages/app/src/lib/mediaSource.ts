import { createContext, use, useEffect, useState } from 'react';

/** Gets a file ready to be shown; `release` is called once, when it is shown no longer. */
export type OpenMedia = (address: string) => { source: Promise<string>; release: () => void };

/** Where files come from, if browsers cannot load them by their addresses: in the demo. */
export const MediaOpener = createContext<OpenMedia | undefined>(undefined);

/**
 * The `src` of an `<img>` or `<video>` for a file of the product. Nothing at first where it has to be fetched; the
 * address itself where it cannot be, so that the element shows what it shows for a missing file.
 */
export function useMediaSource(address: string): string | undefined {
  const open = use(MediaOpener);
  const [found, setFound] = useState<{ address: string; source: string }>();
  useEffect(() => {
    const media = open?.(address);
    let isShown = true;
    const show = (source: string) => isShown && setFound({ address, source });
    media?.source.then(show, () => show(address));
    return () => {
      isShown = false;
      media?.release();
    };
  }, [open, address]);
  if (!open) return address;
  return found?.address === address ? found.source : undefined;
}
