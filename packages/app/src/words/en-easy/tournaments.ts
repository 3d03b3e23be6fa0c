import { translationOf } from '@friendbase/ui-kit/words';
import type {
  tournaments as tournamentsReference,
  tournamentStatus as statusReference,
} from '../en/tournaments.ts';

export const tournaments = translationOf<typeof tournamentsReference>()('en', {
  purpose: 'Play with others. Get nice things.',
  purposeAlone: 'Play with others.',
  whatTheyAre: 'FriendBase Bucks (FBB): points in a game. Not money.',
  prizeMeaning:
    'You all play for one goal. If you get there, all who played share the prize. If not, you get your FBB back.',
  showMore: 'Show more',
  failedText: 'That did not work. Please try again.',
  length: ({ days }, f) => `You can play for ${f.number(days)} days. Take your time.`,
  prize: 'What you could win',
  shared: 'for all who played',
  fee: 'It costs',
  join: 'Join in',
  youAreIn: 'You are in.',
  hasStarted: 'It has started. Now you cannot join.',
  goal: 'Our goal',
  enoughToday: 'That is enough for today. You can still play. More stars count tomorrow.',
  notSent: 'Your round did not come to us.',
  resultSoon: 'It is over. Soon you can see how it went.',
  wasReached: ({ stars, goal }, f) => `You did it together! ${f.number(stars)} of ${f.number(goal)} stars.`,
  wasMissed: ({ stars, goal }, f) =>
    `You got ${f.number(stars)} of ${f.number(goal)} stars. It was not enough this time.`,
  gotShare: ({ fbb }, f) => `You get ${f.number(fbb)} FBB.`,
  isCancelled: 'It does not happen.',
  askJoinEffect: ({ name, price, balance }, f) =>
    `Then you are in ${name}. Now you have ${f.number(balance)} FBB. Then you have ${f.number(balance - price)} FBB. You get them back if we do not reach the goal.`,
});

export const tournamentStatus = translationOf<typeof statusReference>()('en', {
  upcoming: 'Starts soon',
  active: 'Now',
  completed: 'Over',
  cancelled: 'Called off',
});
