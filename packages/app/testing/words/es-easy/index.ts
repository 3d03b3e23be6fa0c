import { translationOf, type TranslationOf } from '@friendbase/ui-kit/words';
import type { auth as authReference } from '../../../src/words/en/auth.ts';
import type { home as homeReference } from '../../../src/words/en/home.ts';
import type * as reference from '../../../src/words/en/index.ts';

/** The same language in easy words. What is easy already stays as it is in `es`. */
export const words = {
  auth: translationOf<typeof authReference>()('es', {
    welcomePurpose: 'Entra y conoce a gente amable.',
    noBullying: 'No hagas daño a nadie.',
  }),
  home: translationOf<typeof homeReference>()('es', { welcome: ({ name }) => `Hola, ${name}.` }),
} satisfies TranslationOf<typeof reference>;
