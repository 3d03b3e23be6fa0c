import { catalogue } from '@friendbase/ui-kit/words';

/** What is offered once a page was read aloud. */
export const pageReader = catalogue('pageReader', {
  offer: 'Do you want a Listen button at each part of the page?',
  keepOn: 'Keep Listen on',
  notNow: 'Not now',
  close: 'Close',
  isOn: 'Listen stays on',
  isOff: 'Listen is as before',
});
