import { qps, wordingOf, type Variants } from '@friendbase/ui-kit/words';

/** The words there are beside those of `en`. A language more is one folder and one line here. */
export const variants: Variants = {
  'en-easy': {
    locale: 'en-US',
    direction: 'ltr',
    load: () => import('./en-easy/index.ts').then(({ words }) => wordingOf(words)),
  },
  qps,
};
