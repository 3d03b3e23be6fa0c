import { catalogue } from '@friendbase/ui-kit/words';

// The values of the settings that are offered at the first sign-in, on Home. The others come with the dialog.

export const asDevice = catalogue('comfort.asDevice', {
  label: 'As on this device',
});

export const reading = catalogue('comfort.reading', {
  percent: ({ value }: { value: number }, f) => `${f.number(value)} %`,
  normal: 'Normal',
  roomy: 'Roomy',
  roomyMeans: 'More room between lines.',
  wide: 'Wide',
  wideMeans: 'More room between letters and words too.',
  longLines: 'Long lines',
  shortLines: 'Short lines',
  clear: 'Clear letters',
  dyslexia: 'Letters for dyslexia',
  dyslexiaMeans: 'Heavy at the bottom, so they do not turn.',
  device: 'Letters of this device',
});

export const motion = catalogue('comfort.motion', {
  full: 'Things may move',
  calm: 'Calm',
  calmMeans: 'Nothing moves or fades.',
});

export const messageWishes = catalogue('comfort.messages', {
  seconds: ({ count }: { count: number }, f) =>
    f.plural(count, { one: '1 second', other: `${f.number(count)} seconds` }),
  stay: 'Until I close them',
  all: 'All',
  important: 'Only important ones',
  importantMeans: 'When something went wrong, and for your safety.',
  none: 'None until I look',
  noneMeans: 'They wait for you behind the bell.',
});
