import { useState } from 'react';

/**
 * Whether the file of an `<img>` cannot be shown, and the props that find it out. A page that a server rendered may have
 * asked for the file, in vain, before the script was there: then no event comes anymore.
 */
export function useBroken(source: string | undefined, onBroken?: () => void) {
  const [broken, setBroken] = useState<string>();
  const found = () => {
    setBroken(source);
    onBroken?.();
  };
  const props = {
    ref: (img: HTMLImageElement | null) => {
      if (img?.complete && img.naturalWidth === 0 && broken !== source) found();
    },
    onError: found,
  };
  return [source !== undefined && broken === source, props] as const;
}
