import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The place before Close of the dialog around it: `null` until the dialog has rendered it, `undefined` without a dialog. */
export const BesideCloseContext = createContext<HTMLElement | null | undefined>(undefined);

/**
 * What belongs to a whole dialog stands before its Close, in view however far the member has scrolled to: the help of a
 * game. Without a dialog around it, it stands where it is.
 */
export function BesideClose({ children }: { children: ReactNode }) {
  const place = use(BesideCloseContext);
  if (place === undefined) return children;
  return place && createPortal(children, place);
}
