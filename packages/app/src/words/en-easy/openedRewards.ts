import { translationOf } from '@friendbase/ui-kit/words';
import type {
  frameWords as frameReference,
  openedReward as reference,
  rainWords as rainReference,
  trainStory as trainReference,
} from '../en/openedRewards.ts';

export const openedReward = translationOf<typeof reference>()('en', {
  loading: 'Opening it...',
  notLoaded: 'It did not open',
  notLoadedText: 'It is still yours. Please load the page again.',
});

export const rainWords = translationOf<typeof rainReference>()('en', {
  purpose: 'Hear soft rain, and rest.',
  noSound: 'This device cannot play it. Try another phone or computer.',
  soundsOff: 'Your sounds are off. Press Play, and you hear the rain.',
  whileRead: 'When a text is read to you, the rain is silent.',
  volume: 'How loud',
  left: 'Time left',
  ended: 'The rain is over. You can play it again.',
});

export const frameWords = translationOf<typeof frameReference>()('en', {
  purpose: 'A gold frame for your picture. Your friends see it.',
  isOn: 'You have the gold frame now.',
  isOff: 'You have no frame now.',
  failed: 'That did not work. Please try again.',
});

export const trainStory = translationOf<typeof trainReference>()('en', {
  short1: 'An old train starts.',
  short2: 'It goes up into the mountains.',
  short3: 'In the evening it is in a village.',
  words1: 'Nadia gets on an old steam train. She sits at the window.',
  words2: 'The train goes through green fields. The sun shines.',
  words3: 'The train goes up. There is snow on the mountains.',
  words4: 'Now it is night. The train stops in a village. Nadia is happy.',
  tip1: 'You can see this story again and again.',
  tip2: 'Where do you want to go one day?',
});
