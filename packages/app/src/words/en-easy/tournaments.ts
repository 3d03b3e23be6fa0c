import { translationOf } from '@friendbase/ui-kit/words';
import type {
  tournaments as tournamentsReference,
  tournamentStatus as statusReference,
} from '../en/tournaments.ts';

export const tournaments = translationOf<typeof tournamentsReference>()('en', {
  purpose: 'Play with others. Get nice things.',
  purposeAlone: 'Play with others.',
  whatTheyAre: 'FriendBase Bucks (FBB): points in a game. Not money.',
  prizeMeaning: 'The prize is only a number in the game. Nobody gets it.',
  showMore: 'Show more',
  failedText: 'That did not work. Please try again.',
  length: ({ days }, f) => `You can play for ${f.number(days)} days. Take your time.`,
  prize: 'What you could win',
  notPaid: 'only a number',
  fee: 'It costs',
  join: 'Join in',
  youAreIn: 'You are in.',
  hasStarted: 'It has started. Now you cannot join.',
  isCancelled: 'It does not happen.',
  askJoinEffect: ({ name, price, balance }, f) =>
    `Then you are in ${name}. Now you have ${f.number(balance)} FBB. Then you have ${f.number(balance - price)} FBB. You do not get the ${f.number(price)} FBB back.`,
});

export const tournamentStatus = translationOf<typeof statusReference>()('en', {
  upcoming: 'Starts soon',
  active: 'Now',
  completed: 'Over',
  cancelled: 'Called off',
});
