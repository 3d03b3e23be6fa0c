import type { SiteHeaderProps } from './SiteHeader.tsx';

/** The header of the product, as its stories and tests show it. */
export const header = {
  productName: 'FriendBase',
  homeHref: '/',
  items: [
    { href: '/', label: 'Home', icon: 'home', isDaily: true, isInBar: true },
    { href: '/friends', label: 'Friends', icon: 'friends', isDaily: true, isInBar: true },
    { href: '/messages', label: 'Messages', icon: 'messages', isDaily: true, isInBar: true },
    { href: '/events', label: 'Events', icon: 'events', isDaily: true },
    { href: '/games', label: 'Games', icon: 'games', isDaily: true, isInBar: true },
    { href: '/videos', label: 'Videos', icon: 'videos' },
    { href: '/tournaments', label: 'Tournaments', icon: 'tournaments' },
    { href: '/donations', label: 'Donations', icon: 'donations' },
    { href: '/profile', label: 'Profile', icon: 'profile' },
  ],
  currentPath: '/friends',
  tools: { isReading: false, onListen: () => {}, onComfort: () => {} },
  notifications: { newCount: 2, onPress: () => {} },
  profile: { name: 'Maria', seed: 'maria', href: '/profile' },
} satisfies SiteHeaderProps;

/** The menu of a moderator, for whom cases wait. */
export const withModeration = (count: number): SiteHeaderProps['items'] => [
  ...header.items,
  {
    href: '/moderation',
    label: 'Moderation',
    icon: 'shield',
    count,
    name: `Moderation, ${count} to look at`,
  },
];
