import { catalogue } from '@friendbase/ui-kit/words';

/** What a failed start of the settings says, beside Help. Loaded with the page. */
export const comfortEntry = catalogue('comfort.entry', {
  notOpened: 'The comfort settings did not open. Please load this page again.',
});
