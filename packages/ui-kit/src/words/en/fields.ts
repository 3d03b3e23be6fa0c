import { catalogue } from '../catalogue.ts';

/** What fields and switches say by themselves. */
export const fields = catalogue('kit.fields', {
  /** Beside a switch. */
  on: 'On',
  off: 'Off',
  /** Empties a search field. */
  clear: 'Clear',
  /** Before the names that a search may have meant. */
  didYouMean: 'Did you mean:',
  /** Where the device refused to copy. */
  copyByHand: 'Copying did not work. The text is selected: choose Copy on your device.',
});
