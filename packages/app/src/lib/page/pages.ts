import type { IconName } from '@friendbase/ui-kit';
import type { pages } from '../../words/en/pages.ts';

interface PageLink {
  href: string;
  /** Its words. */
  name: Exclude<keyof typeof pages.messages, 'moderationWaits' | 'moderationMany'>;
  icon: IconName;
}

/** The nine links of the main menu, in order. Source: product spec §2 “Routes”. */
export const PAGES: readonly PageLink[] = [
  { href: '/', name: 'home', icon: 'home' },
  { href: '/friends', name: 'friends', icon: 'friends' },
  { href: '/messages', name: 'messages', icon: 'messages' },
  { href: '/events', name: 'events', icon: 'events' },
  { href: '/clubs', name: 'clubs', icon: 'games' },
  { href: '/videos', name: 'videos', icon: 'videos' },
  { href: '/tournaments', name: 'tournaments', icon: 'tournaments' },
  { href: '/donations', name: 'donations', icon: 'donations' },
  { href: '/profile', name: 'profile', icon: 'profile' },
];
