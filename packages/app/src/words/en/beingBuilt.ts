import { catalogue } from '@friendbase/ui-kit/words';

/** Pages that stand in the menu and are not finished: what each will be for, and the truth about today. */
export const beingBuilt = catalogue('beingBuilt', {
  title: 'This page is being built',
  text: 'You cannot use it yet. It is not your fault. You can share and read posts on Home.',
  goHome: 'Go to Home',
  friends: 'See your friends and find new ones.',
  clubs: 'Join game clubs and play mini-games.',
  videos: 'Watch short, positive picture stories.',
});
