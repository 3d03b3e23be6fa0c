import type { IconName } from '@friendbase/ui-kit';

export interface PageLink {
  href: string;
  label: string;
  icon: IconName;
}

export const PRODUCT_NAME = 'FriendBase';
export const TAGLINE = 'A safe place to connect with friends';
export const UNREACHABLE = 'We cannot reach FriendBase right now. We keep trying.';

/** The nine links of the main menu, in order. Source: product spec §2 “Routes”. */
export const PAGES = [
  { href: '/', label: 'Home', icon: 'home' },
  { href: '/friends', label: 'Friends', icon: 'friends' },
  { href: '/messages', label: 'Messages', icon: 'messages' },
  { href: '/events', label: 'Events', icon: 'events' },
  { href: '/clubs', label: 'Games', icon: 'games' },
  { href: '/videos', label: 'Videos', icon: 'videos' },
  { href: '/tournaments', label: 'Tournaments', icon: 'tournaments' },
  { href: '/donations', label: 'Donations', icon: 'donations' },
  { href: '/profile', label: 'Profile', icon: 'profile' },
] as const satisfies PageLink[];
