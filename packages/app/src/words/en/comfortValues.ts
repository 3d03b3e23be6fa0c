import { catalogue } from '@friendbase/ui-kit/words';
import type { SettingName } from './comfort.ts';

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
  clockUsual: 'As usual in this language',
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
  noneMeans: 'Press the bell to read them.',
});

/** What else members call a setting, for the search: never shown. */
export const settingSynonyms = catalogue('comfort.synonyms', {
  textSize: 'big small larger bigger letters zoom',
  spacing: 'room lines wide dense',
  lineLength: 'wide narrow',
  font: 'font letters dyslexia',
  theme: 'dark light night black white cream contrast color',
  motion: 'animation moving calm still fade',
  messageSeconds: 'notices toasts time',
  interruptions: 'notices quiet disturb',
  pace: 'slow fast speed time',
  hints: 'help',
  readAloud: 'listen speak voice hear',
  voice: 'speak listen sound',
  speechRate: 'slow fast listen',
  markSpokenWord: 'highlight yellow',
  easy: 'simple plain words read',
  longDates: 'day month weekday',
  clock: 'time hours',
  largeIcons: 'icons bigger',
  sounds: 'noise tone quiet mute',
  volume: 'loud quiet',
  vibration: 'shake buzz',
  simple: 'less easy fewer',
  menu: 'pages fewer',
  hideQuotes: 'less',
  hideStore: 'shop FBB bucks',
  hideCounters: 'likes count',
  hideTips: 'less help',
  askSpending: 'money bucks confirm',
  askEveryone: 'public privacy confirm',
  askDecline: 'refuse confirm',
  askSending: 'confirm',
  waitSending: 'undo phone address money',
  targets: 'big large tap touch',
  helpSide: 'left right hand',
  enterKey: 'keyboard return line',
  swipeCloses: 'finger',
  tabEverywhere: 'keyboard switch scanner key',
  keepWriting: 'draft save privacy',
  writtenSequence: 'numbers remember',
  stayOnLevel: 'easy harder sums',
  gameSpeech: 'screen reader',
  hideBest: 'score record',
  language: 'English words',
  takeAlong: 'other devices phone tablet computer account sync share',
} satisfies Record<SettingName, string>);
