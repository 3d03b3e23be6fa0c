import { translationOf } from '@friendbase/ui-kit/words';
import type { notifications as reference } from '../en/notifications.ts';

export const notifications = translationOf<typeof reference>()('en', {
  told: 'What we said when you did something',
  hideTold: 'Hide what we said when you did something',
  list: 'What we said when you did something, the newest first',
  clear: 'Throw all away',
  askClear: 'Throw all of them away?',
  askClearEffect: 'The list is empty then. You can not get them back.',
});
