import { createContext } from 'react';

/** Gets a file ready to be shown; `release` is called once, when it is shown no longer. */
export type OpenMedia = (address: string) => { source: Promise<string>; release: () => void };

/** How the pictures and videos of members are loaded. */
export interface MediaLoader {
  /** The widths in which a server has pictures, in pixels, in ascending order. None where it has only one. */
  widths?: readonly number[];
  /** The address of a picture of at most `width` pixels; the address itself where there is one size only. */
  atWidth?: (address: string, width: number) => string;
  /** The picture that stands where one cannot be shown. */
  placeholder?: string;
  /** For where browsers cannot load a file by its address. */
  open?: OpenMedia | undefined;
}

/** Tells `Avatar`, `MediaGrid` and `PictureViewer` how to load what they show. Without it an address is loaded as it is. */
export const MediaLoaderProvider = createContext<MediaLoader>({});
