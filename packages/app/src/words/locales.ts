import { qps, REFERENCE, wordingOf, type Locales } from '@friendbase/ui-kit/words';

/** The languages there are, each with its reading levels. How one is added: CONTRIBUTING.md, “Add a language”. */
export const locales: Locales = {
  en: {
    ...REFERENCE,
    loadEasy: () => import('./en-easy/index.ts').then(({ words }) => wordingOf(words)),
  },
  qps,
};
