import { wordingOf, type Locale } from '@friendbase/ui-kit/words';

/** The row of a third language in `locales.ts`. */
export const spanish = {
  language: 'es',
  locale: 'es-ES',
  direction: 'ltr',
  load: () => import('./es/index.ts').then(({ words }) => wordingOf(words)),
  loadEasy: () => import('./es-easy/index.ts').then(({ words }) => wordingOf(words)),
} satisfies Locale;
