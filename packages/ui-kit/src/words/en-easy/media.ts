import { variantOf } from '../variant.ts';
import type { media as reference } from '../en/media.ts';

export const media = variantOf<typeof reference>()('en', {
  choose: 'Choose pictures',
  orDrop: 'You can also paste pictures.',
  describeHelp: 'Say what we can see. It helps people who cannot see.',
  pause: 'Stop for now',
  resume: 'Go on',
});
