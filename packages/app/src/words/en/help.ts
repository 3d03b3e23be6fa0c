import { catalogue } from '@friendbase/ui-kit/words';

/** Help where its dialog is not open. Source: product spec §2 “Help dialog”, conflict X18. */
export const help = catalogue('help', {
  emergency: 'If you are in danger, call 911 or contact a trusted adult.',
  noCall: 'No call was made. Call 911 or a person you trust.',
});
