import { translationOf } from '@friendbase/ui-kit/words';
import type { notices as reference } from '../../../src/words/en/notices.ts';

export const notices = translationOf<typeof reference>()('es', {
  loggedOut: 'Has cerrado la sesión',
});
