import type { SiteHeaderProps } from './SiteHeader.tsx';

/** The header of the product, as its stories and tests show it. */
export const header = {
  productName: 'FriendBase',
  homeHref: '/',
  items: [
    { href: '/', label: 'Home', icon: 'home' },
    { href: '/friends', label: 'Friends', icon: 'friends' },
    { href: '/messages', label: 'Messages', icon: 'messages' },
    { href: '/events', label: 'Events', icon: 'events' },
    { href: '/games', label: 'Games', icon: 'games' },
    { href: '/videos', label: 'Videos', icon: 'videos' },
    { href: '/tournaments', label: 'Tournaments', icon: 'tournaments' },
    { href: '/donations', label: 'Donations', icon: 'donations' },
    { href: '/profile', label: 'Profile', icon: 'profile' },
  ],
  currentPath: '/friends',
  comfort: { onPress: () => {} },
  notifications: { newCount: 2, onPress: () => {} },
  profile: { name: 'Maria', seed: 'maria', href: '/profile' },
} satisfies SiteHeaderProps;
