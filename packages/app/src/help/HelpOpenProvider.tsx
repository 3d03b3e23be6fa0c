import { useState, type ReactNode } from 'react';
import { HelpOpenContext } from './helpOpen.ts';

/** Lets pages open the help dialog that stands in the frame around them. */
export function HelpOpenProvider({ children }: { children: ReactNode }) {
  return <HelpOpenContext value={useState(false)}>{children}</HelpOpenContext>;
}
