import { catalogue } from '@friendbase/ui-kit/words';

export const colours = catalogue('comfort.colours', {
  light: 'Light',
  dark: 'Dark',
  cream: 'Cream',
  creamMeans: 'Soft, with little glare.',
  contrastLight: 'Strong, on white',
  contrastDark: 'Strong, on black',
});

export const easyWords = catalogue('comfort.words', {
  easyMeans: 'Shorter words and sentences. Posts of members stay as they are.',
  longDatesMeans: 'For example: Saturday, November 21.',
  clock12: '2:30 PM',
  clock24: '14:30',
});

export const voice = catalogue('comfort.voice', {
  readAloudMeans: 'A Listen button comes to each part of the page.',
  anyVoice: 'Any voice',
  noVoice: 'We found no voice on this device. You can add one in its settings.',
  slowest: 'Very slow',
  slow: 'Slow',
  normal: 'Normal',
  fast: 'Fast',
  fastest: 'Very fast',
});

export const sounds = catalogue('comfort.sounds', {
  soundsMeans: 'Short tones in games and for new messages.',
  vibrationMeans: 'The device vibrates for a moment, if it can.',
  quiet: 'Quiet',
  medium: 'Medium',
  loud: 'Loud',
  full: 'Very loud',
});

export const layout = catalogue('comfort.layout', {
  simpleMeans: 'Fewer things on every page. “Show everything” brings them back.',
  all: 'All links',
  five: '5 links and More',
  three: '3 links and More',
});

/** An abbreviation comes with its meaning. */
export const asking = catalogue('comfort.asking', {
  fbbMeans: 'FBB are FriendBase Bucks: play points, not real money.',
  waitMeans: 'For messages with a phone number, an address or money. You have 10 seconds to undo.',
});

export const pressing = catalogue('comfort.pressing', {
  usual: 'Usual',
  large: 'Large',
  right: 'On the right',
  left: 'On the left',
  sends: 'Sends my message',
  newLine: 'Begins a new line',
});

export const keeping = catalogue('comfort.keeping', {
  untilLogOut: 'Keep them until I log out',
  untilLogOutMeans: 'For 7 days at most.',
  week: 'Keep them for 7 days',
  weekMeans: 'Also after you log out. Good for a device that only you use.',
  never: 'Do not keep them',
  neverMeans:
    'They are gone when you close the page. No page stays on this device either. Copy a reward code before you leave.',
});
