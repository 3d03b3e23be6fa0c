import { catalogue } from '@friendbase/ui-kit/words';

/** Browsers and what they run on, as members know them: “Firefox on a phone”. */
export const deviceNames = catalogue('deviceNames', {
  chrome: 'Chrome',
  firefox: 'Firefox',
  safari: 'Safari',
  edge: 'Edge',
  opera: 'Opera',
  samsung: 'Samsung Internet',
  unknown: 'A browser',
  phone: 'a phone',
  iphone: 'an iPhone',
  tablet: 'a tablet',
  ipad: 'an iPad',
  windows: 'a Windows computer',
  mac: 'a Mac computer',
  chromebook: 'a Chromebook',
  computer: 'a computer',
  on: ({ browser, system }: { browser: string; system: string }) => `${browser} on ${system}`,
});
