import { translationOf } from '../translation.ts';
import type { media as reference } from '../en/media.ts';

export const media = translationOf<typeof reference>()('en', {
  choose: 'Choose pictures',
  orDrop: 'You can also paste pictures.',
  describeHelp: 'Say what we can see. It helps people who cannot see.',
  pause: 'Stop for now',
  resume: 'Go on',
});
