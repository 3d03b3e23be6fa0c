import { use } from 'react';
import { MediaLoaderProvider } from './mediaLoader.ts';
import { keepAddress, OPENED_WIDTH, useMediaSource } from './mediaSources.ts';

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
