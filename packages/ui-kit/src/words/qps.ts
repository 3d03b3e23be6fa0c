import type { Locale } from './store.ts';

/** The words for tests and designers, made from those of `en`. No member is offered them. Dates are in Arabic. */
export const qps: Locale = {
  language: 'qps',
  locale: 'ar-AE',
  direction: 'rtl',
  load: () => import('./pseudo.ts').then(({ wording }) => wording),
};
