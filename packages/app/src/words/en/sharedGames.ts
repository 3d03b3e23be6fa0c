import { catalogue } from '@friendbase/ui-kit/words';

interface Partner {
  partner: string;
}
interface Stars {
  stars: number;
  goal: number;
}

/** A game that two friends play together: on the page of its club, in their chat, and in its window. */
export const sharedGames = catalogue('sharedGames', {
  title: 'Play with a friend',
  text: 'Your friend gets a message with the game. There is no hurry, and nobody loses.',
  failed: 'We could not load your games with friends',
  failedText: 'Please try again.',
  loading: 'Loading...',
  choose: 'Who would you like to play with?',
  chooseText: ({ club }: { club: string }) => `Your friend gets a message that asks to play ${club}.`,
  friends: 'Your friends',
  noFriends: 'You have no friends here yet. Find friends first, and then play together.',
  toFriends: 'Find Friends',
  inviting: ({ partner }: Partner) => `Asking ${partner}...`,
  invited: ({ partner }: Partner) => `${partner} has a message from you now.`,
  notInvited: 'Your friend was not asked.',
  /** What the message says to the friend. */
  invitation: ({ club }: { club: string }) => `Would you like to play ${club} with me?`,
  goingOn: 'Games that go on',
  with: ({ partner }: Partner) => `With ${partner}`,
  yourTurn: 'It is your turn.',
  theirTurn: ({ partner }: Partner) => `It is the turn of ${partner}.`,
  stars: ({ stars, goal }: Stars, f) => `${f.number(stars)} of ${f.number(goal)} stars`,
  play: ({ partner }: Partner) => `Play with ${partner}`,
  playClub: ({ club }: { club: string }) => `Play ${club}`,

  window: 'Play together',
  heading: ({ club, partner }: Partner & { club: string }) => `${club} with ${partner}`,
  gone: 'This game is not there anymore.',
  notTurned: 'The card was not turned over.',
  tryAgain: 'Try again',
  sending: 'Sending...',
  goal: 'The goal of you both',
  goalText: 'Each game that one of you finishes adds stars. You reach the goal together.',
  together: ({ stars, goal }: Stars, f) => `Together you have ${f.number(stars)} of ${f.number(goal)} stars.`,
  reached: ({ goal }: Pick<Stars, 'goal'>, f) =>
    `You gathered all ${f.number(goal)} stars together. Well done, both of you!`,
  theirStars: ({ partner, stars, goal }: Partner & Stars, f) =>
    `${partner} played. Together you have ${f.number(stars)} of ${f.number(goal)} stars.`,
  notSent: 'Your round did not arrive.',
  countsOnce: 'Your round counts only once, also when you press again.',
  stop: 'Stop this game',
  askStop: 'Stop this game?',
  askStopEffect: ({ partner }: Partner) =>
    `The game ends for you and for ${partner}. You can begin a new one.`,
  goOn: 'Go on playing',
  stopped: 'This game is over.',
  notStopped: 'The game was not stopped.',
  close: 'Close the game',
});
