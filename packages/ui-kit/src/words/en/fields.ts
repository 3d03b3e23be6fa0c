import { catalogue } from '../catalogue.ts';

/** What fields and switches say by themselves. */
export const fields = catalogue('kit.fields', {
  /** Beside a switch. */
  on: 'On',
  off: 'Off',
});
