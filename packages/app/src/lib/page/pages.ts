import type { IconName } from '@friendbase/ui-kit';
import type { pages } from '../../words/en/pages.ts';

interface PageLink {
  href: string;
  /** Its words. */
  name: Exclude<
    keyof typeof pages.messages,
    'messagesNew' | 'organize' | 'moderationWaits' | 'moderationMany'
  >;
  icon: IconName;
  /** Used every day: the five that stay in view when a member wants fewer. */
  isDaily?: true;
  /** In the bar of a narrow window. */
  isInBar?: true;
}

/** The nine links of the main menu, in order. Source: product spec §2 “Routes”. */
export const PAGES: readonly PageLink[] = [
  { href: '/', name: 'home', icon: 'home', isDaily: true, isInBar: true },
  { href: '/friends', name: 'friends', icon: 'friends', isDaily: true, isInBar: true },
  { href: '/messages', name: 'messages', icon: 'messages', isDaily: true, isInBar: true },
  { href: '/events', name: 'events', icon: 'events', isDaily: true },
  { href: '/clubs', name: 'clubs', icon: 'games', isDaily: true, isInBar: true },
  { href: '/videos', name: 'videos', icon: 'videos' },
  { href: '/tournaments', name: 'tournaments', icon: 'tournaments' },
  { href: '/donations', name: 'donations', icon: 'donations' },
  { href: '/profile', name: 'profile', icon: 'profile' },
];
