import { createContext, type ReactNode } from 'react';

/** Whether this part of the page is suspended. */
export const SuspensionContext = createContext(false);

export interface DialogSuspensionProps {
  isSuspended: boolean;
  children: ReactNode;
}

/**
 * Suspends a part of the page, for example while its member is signed out. React Aria renders dialogs at the end
 * of the body, where hiding their page does not hide them: open dialogs below are unmounted until the suspension
 * ends.
 */
export function DialogSuspension({ isSuspended, children }: DialogSuspensionProps) {
  return <SuspensionContext value={isSuspended}>{children}</SuspensionContext>;
}
