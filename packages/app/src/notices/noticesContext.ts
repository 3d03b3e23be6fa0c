import { createContext, use } from 'react';
import type { Notices } from './createNotices.ts';

const NoticesContext = createContext<Notices | undefined>(undefined);
export const NoticesProvider = NoticesContext.Provider;

/** The page's one queue of toasts, with the list behind the bell. */
export function useNotices(): Notices {
  const notices = use(NoticesContext);
  if (!notices) throw new Error('useNotices needs a NoticesProvider above it');
  return notices;
}
