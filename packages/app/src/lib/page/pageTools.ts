import { createContext, type ReactNode } from 'react';

export interface PageToolsParts {
  /** Controls at the end of the page. */
  controls?: ReactNode;
  /** Facts beside Help. */
  notes?: ReactNode;
}

/** What stands on every page beside the product's own parts; the demo puts its control and its fact there. */
export const PageTools = createContext<PageToolsParts>({});
