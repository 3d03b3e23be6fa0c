import type { TranslationOf } from '../translation.ts';
import type * as reference from '../en/index.ts';
import { chat } from './chat.ts';
import { controls } from './controls.ts';
import { fields } from './fields.ts';
import { frame } from './frame.ts';
import { media } from './media.ts';
import { numbers } from './numbers.ts';
import { requests } from './requests.ts';

/** The kit's words in easy English; whatever is easy already stays as it is in `en`. */
export const words = {
  'kit.chat': chat,
  'kit.controls': controls,
  'kit.fields': fields,
  'kit.frame': frame,
  'kit.media': media,
  'kit.numbers': numbers,
  'kit.requests': requests,
} satisfies TranslationOf<typeof reference>;
