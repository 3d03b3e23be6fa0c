import { useState, type ReactNode } from 'react';
import { ShowAllContext } from './shown.ts';

/** Remembers “Show everything” until the page is loaded again. */
export function ShowAllProvider({ children }: { children: ReactNode }) {
  const [isAllShown, setIsAllShown] = useState(false);
  return <ShowAllContext value={{ isAllShown, setIsAllShown }}>{children}</ShowAllContext>;
}
