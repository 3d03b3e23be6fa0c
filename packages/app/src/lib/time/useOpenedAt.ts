import { useIsHydrated } from '@friendbase/ui-kit';
import { useState } from 'react';

const present = () => new Date();

/**
 * The moment at which a part of the page was opened: what is told of it stays the same while it is read. `undefined` while
 * the page is as a server rendered it.
 */
export function useOpenedAt(): Date | undefined {
  const [openedAt] = useState(present);
  return useIsHydrated() ? openedAt : undefined;
}
