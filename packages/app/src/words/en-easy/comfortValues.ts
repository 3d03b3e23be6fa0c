import { translationOf } from '@friendbase/ui-kit/words';
import type * as reference from '../en/index.ts';

export const reading = translationOf<typeof reference.reading>()('en', {
  roomy: 'More room',
  roomyMeans: 'Lines are not so close.',
  wide: 'Much room',
  wideMeans: 'Letters and words are not so close.',
  dyslexiaMeans: 'Good if letters turn or jump for you.',
});

export const colours = translationOf<typeof reference.colours>()('en', {
  creamMeans: 'Soft, and not too bright.',
});

export const messageWishes = translationOf<typeof reference.messageWishes>()('en', {
  important: 'Only what you must know',
  importantMeans: 'If something went wrong, or to keep you safe.',
});

export const easyWords = translationOf<typeof reference.easyWords>()('en', {
  easyMeans: 'Short and easy. What members write stays as it is.',
});

export const voice = translationOf<typeof reference.voice>()('en', {
  readAloudMeans: 'You see Listen buttons. Press one to hear the words.',
  noVoice: 'This device has no voice. You can add one. Or ask somebody to help.',
});

export const sounds = translationOf<typeof reference.sounds>()('en', {
  soundsMeans: 'You hear short sounds in games and for new messages.',
  vibrationMeans: 'Your device shakes a little, if it can.',
});

export const layout = translationOf<typeof reference.layout>()('en', {
  simpleMeans: 'You see fewer things. Press “Show everything” to see all.',
});

export const asking = translationOf<typeof reference.asking>()('en', {
  fbbMeans: 'FBB are FriendBase Bucks. You play with them. They are not money.',
});

export const keeping = translationOf<typeof reference.keeping>()('en', {
  untilLogOutMeans: 'We throw them away after 7 days.',
  weekMeans: 'Also after you log out. Is this device only yours? Then this is good.',
  neverMeans:
    'They are gone when you close the page. We keep no pages on this device. Write down your codes first.',
});
