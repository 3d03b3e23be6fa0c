import { variantOf } from '../variant.ts';
import type { frame as reference } from '../en/frame.ts';

export const frame = variantOf<typeof reference>()('en', {
  mainMenu: 'All pages',
});
