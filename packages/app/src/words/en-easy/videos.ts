import { translationOf } from '@friendbase/ui-kit/words';
import type { videos as reference, videoWords as contentReference } from '../en/videos.ts';

export const videos = translationOf<typeof reference>()('en', {
  purpose: 'Here are short stories. You get FriendBase Bucks (FBB): points in a game, not money.',
  'positive-mindset': 'Good Thoughts',
  wellness: 'Feeling Well',
  relaxation: 'Rest',
  motivation: 'New Energy',
  'social-skills': 'With Others',
  'life-skills': 'Every Day',
  featured: 'Our tip',
  breathingText: 'Breathe in and out. It takes about one minute.',
  paidBefore: 'You got the FBB today. Tomorrow you can get more.',
  notPaid: 'Your FBB did not come yet. You did nothing wrong.',
});

export const videoWords = translationOf<typeof contentReference>()('en', {
  goodThingsText: 'Maya thinks of three good things.',
  kindWordsText: 'Omar is kind to himself.',
  stretchText: 'Grace moves a little. It feels good.',
  smallStepsText: 'Leo does a big job in small steps.',
});
