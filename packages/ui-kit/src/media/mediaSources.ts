import { use, useEffect, useState } from 'react';
import { MediaLoaderProvider } from './mediaLoader.ts';

/** How wide a picture is that is opened where a browser cannot choose among several. */
const OPENED_WIDTH = 1280;

/**
 * The `src` of an `<img>` or `<video>`. Nothing at first where it has to be opened; the address itself where that
 * fails, so that the element shows what it shows for a missing file.
 */
export function useMediaSource(address: string): string | undefined {
  const { open } = use(MediaLoaderProvider);
  const [found, setFound] = useState<{ address: string; source: string }>();
  useEffect(() => {
    if (address === '') return undefined;
    const media = open?.(address);
    let isShown = true;
    const show = (source: string) => isShown && setFound({ address, source });
    media?.source.then(show, () => show(address));
    return () => {
      isShown = false;
      media?.release();
      // What was let go of is opened again by who comes back to it.
      setFound(undefined);
    };
  }, [open, address]);
  if (!open) return address;
  return found?.address === address ? found.source : undefined;
}

/** The `src` of a picture that is shown small, such as a member's face. */
export function useSmallPicture(address: string): string | undefined {
  const { widths = [], atWidth = keepAddress } = use(MediaLoaderProvider);
  return useMediaSource(atWidth(address, widths[0] ?? OPENED_WIDTH));
}

/** What an `<img>` needs to load a picture in the size in which it is shown. `natural` is its width in pixels. */
export function usePictureSources(address: string, natural: number | undefined) {
  const { open, widths = [], atWidth = keepAddress } = use(MediaLoaderProvider);
  const src = useMediaSource(atWidth(address, OPENED_WIDTH));
  if (open || widths.length === 0 || natural === undefined) return { src };
  const last = widths.findIndex((width) => width >= natural);
  const made = last === -1 ? widths : widths.slice(0, last + 1);
  const candidates = made.map((width) => `${atWidth(address, width)} ${Math.min(width, natural)}w`);
  return { src, srcSet: candidates.join(', ') };
}

const keepAddress = (address: string): string => address;
