import { catalogue } from '@friendbase/ui-kit/words';

/** The main menu, in the names of its paths. Source: product spec §2 “Routes”. */
export const pages = catalogue('pages', {
  home: 'Home',
  friends: 'Friends',
  messages: 'Messages',
  messagesNew: ({ count }: { count: number }, f) => `Messages, ${f.number(count)} new`,
  events: 'Events',
  clubs: 'Games',
  videos: 'Videos',
  tournaments: 'Tournaments',
  donations: 'Donations',
  profile: 'Profile',
  /** For moderators alone. */
  moderation: 'Moderation',
  moderationWaits: ({ count }: { count: number }, f) => `Moderation, ${f.number(count)} to look at`,
  /** For organizers alone. */
  organize: 'Organize',
  /** Nobody counts further. */
  moderationMany: ({ count }: { count: number }, f) => `Moderation, ${f.number(count)} or more to look at`,
});

export const notFound = catalogue('notFound', {
  title: '404 Page Not Found',
  kind: 'We cannot find this page. It is not your fault.',
  wayBack: 'You can go back to Home.',
  home: 'Go to Home',
  forDevelopers: 'For developers',
  hint: 'Did you forget to add the page to the router?',
});
