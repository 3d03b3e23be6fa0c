import { createContext, type ReactNode } from 'react';

/** True below a part of the page that is out of use for now. */
export const SuspensionContext = createContext(false);

export interface DialogSuspensionProps {
  isSuspended: boolean;
  children: ReactNode;
}

/**
 * Takes a part of the page out of use, for example while its member is signed out. Dialogs live at the end of
 * the body, where hiding their page does not reach them: while suspended, every open one below is unmounted,
 * and comes back afterwards. Landmarks below are not visited by F6 meanwhile.
 */
export function DialogSuspension({ isSuspended, children }: DialogSuspensionProps) {
  return <SuspensionContext value={isSuspended}>{children}</SuspensionContext>;
}
