import { translationOf } from '../translation.ts';
import type { frame as reference } from '../en/frame.ts';

export const frame = translationOf<typeof reference>()('en', {
  mainMenu: 'All pages',
});
