import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';

export interface KitRouterProviderProps {
  /** Opens an address of this product without loading a new page. */
  navigate: (href: string) => void;
  children: ReactNode;
}

/** Hands the app's router to every link of the kit below it. Without it a link loads a new page. */
export function KitRouterProvider({ navigate, children }: KitRouterProviderProps) {
  return <RouterProvider navigate={navigate}>{children}</RouterProvider>;
}
