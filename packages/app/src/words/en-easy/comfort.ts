import { translationOf } from '@friendbase/ui-kit/words';
import type * as reference from '../en/comfort.ts';

export const comfort = translationOf<typeof reference.comfort>()('en', {
  purpose: 'Choose what is good for you. You see it right away.',
  ofMember: 'Only you can see what you chose. It stays on this device.',
  ofDevice: 'This is for all people on this device. Log in to have your own.',
  notPersisted: 'This device forgets what you choose. It works until you close this page.',
  works: ({ change }) => `${change}. It works until you close this page.`,
  changed: ({ count }, f) => `You changed ${f.number(count)}`,
  undoToday: 'Take back what changed today',
  putBackMeans: 'Then all is as on the first day. You can undo this.',
  isPutBack: 'All is as on the first day',
  isAsBefore: 'All is as before',
  clear: 'Forget it all for the next person',
  askClear: 'Forget what was chosen?',
  askClearMember: 'We forget what you chose on this device. You cannot get it back.',
  askClearDevice: 'We forget what all people chose on this device. You cannot get it back.',
  clearNow: 'Forget it',
  keep: 'Keep it',
  cleared: 'We forgot what was chosen.',
});

export const comfortOffer = translationOf<typeof reference.comfortOffer>()('en', {
  title: 'Make this page good for you',
  purpose: 'Press a picture. You can choose again at the top of each page.',
});

export const settings = translationOf<typeof reference.settings>()('en', {
  lineLength: 'Long or short lines',
  motion: 'Things that move',
  interruptions: 'Which messages you see',
  markSpokenWord: 'Show the word that you hear',
  vibration: 'Shaking',
  hideCounters: 'Hide numbers',
  askSpending: 'Ask me before I use FBB',
  askDecline: 'Ask me before I say no to a friend',
  targets: 'How large buttons are',
  helpSide: 'Where Help is',
});
