import type { Variant } from './store.ts';

/** The words for tests and designers, made from those of `en`. No member is offered them. Dates are in Arabic. */
export const qps: Variant = {
  locale: 'ar-AE',
  direction: 'rtl',
  load: () => import('./pseudo.ts').then(({ wording }) => wording),
};
