import { catalogue } from '../catalogue.ts';

/** The button beside a row of filters that is longer than the window. */
export const filters = catalogue('kit.filters', {
  more: 'More',
  back: 'Back',
});
