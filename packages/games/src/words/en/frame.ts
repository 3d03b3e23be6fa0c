import { catalogue } from '@friendbase/ui-kit/words';

/** What stands around every game. */
export const gameFrame = catalogue('games.frame', {
  howToPlay: 'How to play',
  noTimeLimit: 'There is no time limit. You cannot lose.',
  howItWorks: 'How it works',
  settings: 'Pace and help',
  yourGame: 'Your game',
  unfinished: 'You have an unfinished game',
  unfinishedText: 'Go on where you stopped, or start a new game.',
  continue: 'Continue',
  newGame: 'New game',
  result: 'Well done',
  playAgain: 'Play again',
  score: 'Points',
  best: 'Your best',
});
