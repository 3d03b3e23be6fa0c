import { createContext, use } from 'react';
import type { Notices } from './createNotices.ts';
import type { BellNews } from './news.ts';

const NoticesContext = createContext<Notices | undefined>(undefined);
export const NoticesProvider = NoticesContext.Provider;

/** The page's one queue of toasts, with the list behind the bell. */
export function useNotices(): Notices {
  const notices = use(NoticesContext);
  if (!notices) throw new Error('useNotices needs a NoticesProvider above it');
  return notices;
}

const NewsContext = createContext<BellNews | undefined>(undefined);
export const NewsProvider = NewsContext.Provider;

/** What is new for the member, as the rechecks of the session tell. */
export function useNews(): BellNews {
  const news = use(NewsContext);
  if (!news) throw new Error('useNews needs a NewsProvider above it');
  return news;
}
