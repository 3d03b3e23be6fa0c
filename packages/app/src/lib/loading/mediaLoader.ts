import { MEDIA_WIDTHS, pictureUrl, PLACEHOLDER_URL, type MediaWidth } from '@friendbase/contract';
import type { MediaLoader, OpenMedia } from '@friendbase/ui-kit';

/** How the kit loads members' pictures and videos. `open` is for where browsers cannot load them by their addresses. */
export const mediaLoader = (open?: OpenMedia): MediaLoader => ({
  widths: MEDIA_WIDTHS,
  // A picture that was chosen a moment ago is on this device, and drawn people have no width.
  atWidth: (address, width) =>
    address.startsWith('/api/') ? pictureUrl(address, width as MediaWidth) : address,
  placeholder: PLACEHOLDER_URL,
  open,
});
