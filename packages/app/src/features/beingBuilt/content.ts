/** Pages that stand in the menu and are not finished: what each will be for, and the truth about today. */
export const UNFINISHED_PAGES = {
  friends: { title: 'Friends', purpose: 'See your friends and find new ones.' },
  messages: { title: 'Messages', purpose: 'Write to one friend at a time.' },
  events: { title: 'Events', purpose: 'Find dances, outings and concerts.' },
  clubs: { title: 'Games', purpose: 'Join game clubs and play mini-games.' },
  videos: { title: 'Videos', purpose: 'Watch short, positive picture stories.' },
  tournaments: { title: 'Tournaments', purpose: 'Join tournaments and get rewards.' },
  donations: { title: 'Donations', purpose: 'See how FriendBase is supported.' },
} as const;

export type UnfinishedPage = keyof typeof UNFINISHED_PAGES;

export const BEING_BUILT = {
  title: 'This page is being built',
  text: 'You cannot use it yet. It is not your fault. You can share and read posts on Home.',
  home: 'Go to Home',
} as const;
