import { createContext, type ReactNode } from 'react';

/** What stands beside Help at the end of every page; the demo puts its own control there. */
export const PageTools = createContext<ReactNode>(null);
