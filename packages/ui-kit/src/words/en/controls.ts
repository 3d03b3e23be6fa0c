import { catalogue } from '../catalogue.ts';

/** What the kit's buttons and fields say by themselves. */
export const controls = catalogue('kit.controls', {
  close: 'Close',
  /** On a message while others wait for it to go. */
  firstOf: ({ count }: { count: number }, f) => `1 of ${f.number(count)}`,
  tryAgain: 'Try again',
  /** Said when an action takes long. */
  stillWorking: 'Still working.',
  /** In brackets after a field's label. */
  needed: 'needed',
  optional: 'optional',
  /** Below a field that takes no more. */
  full: 'This field is full. More words do not fit.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  passwordShown: 'Your password is shown.',
  passwordHidden: 'Your password is hidden.',
  questionNotLoaded: 'This did not open, so nothing was changed. Please load the page again.',
  listenNotLoaded: 'Reading aloud did not load.',
});
