import { translationOf } from '@friendbase/ui-kit/words';
import type { sharedGames as reference } from '../en/sharedGames.ts';

export const sharedGames = translationOf<typeof reference>()('en', {
  text: 'Your friend gets a message. Take your time. Nobody loses.',
  failed: 'Your games with friends did not come',
  choose: 'Who will you play with?',
  noFriends: 'You have no friends here yet. Find friends first.',
  theirTurn: ({ partner }) => `Now ${partner} plays.`,
  gone: 'This game is gone.',
  notTurned: 'The card did not turn over.',
  goal: 'What you both want',
  goalText: 'Play a game to the end. You get stars for you both.',
  askStopEffect: ({ partner }) => `The game ends for you and ${partner}. You can start a new one.`,
});
