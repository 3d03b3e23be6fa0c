import { createContext, type ReactNode } from 'react';

/** Whether this part of the page is suspended. */
export const SuspensionContext = createContext(false);

export interface SuspensionProps {
  isSuspended: boolean;
  children: ReactNode;
}

/**
 * Suspends a part of the page that stays mounted out of sight, for example while its member is signed out. Whoever
 * suspends it hides it too, except for its dialogs: React Aria renders them at the end of the body, so they hide
 * themselves. Timers of a pausable clock stand still. All of it goes on where it was when the suspension ends.
 */
export function Suspension({ isSuspended, children }: SuspensionProps) {
  return <SuspensionContext value={isSuspended}>{children}</SuspensionContext>;
}
