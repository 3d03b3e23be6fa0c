import type { Preferences } from '@friendbase/ui-kit';
import { catalogue } from '@friendbase/ui-kit/words';

/** A preference, or what becomes of all of them. */
export type SettingName = keyof Preferences | 'takeAlong';

/** The screen of the comfort settings. Source: accessibility reference §5, widget contract W30. */
export const comfort = catalogue('comfort', {
  title: 'My comfort settings',
  purpose: 'Make FriendBase fit you. Each change works at once.',
  ofMember: 'Only you can see your settings. They stay on this device.',
  ofDevice: 'These settings are for this device. After you log in you can have your own.',
  notPersisted: 'This device cannot keep settings. They work until you close this page.',
  search: 'Search the settings',
  found: ({ count }: { count: number }, f) =>
    f.plural(count, {
      '=0': 'No setting found. Try another word.',
      one: '1 setting found.',
      other: `${f.number(count)} settings found.`,
    }),
  allShown: 'All settings are shown.',
  more: 'Show more settings',
  fewer: 'Hide more settings',
  sampleTitle: 'This is how it looks',
  sample: 'Sam likes gardening and short walks. On Sunday we planted 3 tomatoes.',
  sampleMore: 'Now we wait for the sun. What do you like to do?',
  nowIs: ({ setting, value }: { setting: string; value: string }) => `${setting}: ${value}`,
  textSizeIs: ({ percent }: { percent: string }) => `Text size ${percent}`,
  saved: ({ change }: { change: string }) => `${change}. Saved on this device.`,
  works: ({ change }: { change: string }) => `${change}. It works until you close this page.`,
  on: 'on',
  off: 'off',
  undo: 'Undo',
  /** Below the title of a group of settings. */
  changed: ({ count }: { count: number }, f) => `Changed by you: ${f.number(count)}`,
  changedToday: 'Changed today',
  undoToday: "Undo today's changes",
  todayUndone: 'As it was before today',
  todayAgain: "Today's changes are back",
  putBack: 'Put it back',
  putBackMeans: 'All settings go back to the start. You can undo this.',
  isPutBack: 'All settings are back to the first ones',
  isAsBefore: 'All settings are as before',
  clear: 'Clear for the next person',
  askClear: 'Clear the comfort settings?',
  askClearMember: 'Your settings on this device are erased. This cannot be undone.',
  askClearDevice: 'The settings of everybody on this device are erased. This cannot be undone.',
  clearNow: 'Clear them',
  keep: 'Keep them',
  cleared: 'The comfort settings are cleared.',
});

/** The card after the first sign-in. */
export const comfortOffer = catalogue('comfort.offer', {
  title: 'Make FriendBase fit you',
  purpose: 'Press a picture. You can change it later, at the top of the page.',
});

/** What each setting is called. */
export const settings = catalogue('comfort.settings', {
  textSize: 'Text size',
  spacing: 'Space in text',
  lineLength: 'Length of lines',
  font: 'Letters',
  theme: 'Colors',
  motion: 'Movement',
  messageSeconds: 'How long messages stay',
  interruptions: 'Which messages come up',
  pace: 'Pace of games and stories',
  writtenSequence: 'Show the numbers in writing',
  hints: 'Hints in games',
  stayOnLevel: 'Stay on one level',
  gameSpeech: 'What a screen reader says in games',
  hideBest: 'Hide my best results',
  readAloud: 'Read aloud',
  voice: 'Voice',
  speechRate: 'Speed of the voice',
  markSpokenWord: 'Mark the spoken word',
  language: 'Language',
  easy: 'Easy words',
  longDates: 'Dates in full words',
  clock: 'Clock',
  largeIcons: 'Large pictures in buttons',
  sounds: 'Sounds',
  vibration: 'Vibration',
  volume: 'How loud',
  menu: 'Links in the menu',
  simple: 'Simple mode',
  hideQuotes: 'Hide the quotes',
  hideStore: 'Hide the reward store',
  hideCounters: 'Hide numbers and counters',
  hideTips: 'Hide the tips',
  askSpending: 'Ask me before I spend FBB',
  askEveryone: 'Ask me before everyone can read my post',
  askDecline: 'Ask me before I decline a friend',
  askSending: 'Ask me before I send a message',
  waitSending: 'Wait before my private facts are sent',
  enterKey: 'What the Enter key does',
  swipeCloses: 'A swipe closes messages',
  tabEverywhere: 'Tab goes to every button',
  targets: 'Size of buttons',
  helpSide: 'Place of Help',
  keepWriting: 'Words I have not sent',
  takeAlong: 'Take my settings along',
} satisfies Record<SettingName, string>);

/** The groups that settings stand in. */
export const settingGroups = catalogue('comfort.groups', {
  reading: 'Reading',
  colours: 'Colors',
  motion: 'Moving things',
  messages: 'Messages',
  words: 'Easy words',
  voice: 'Read aloud',
  sounds: 'Sounds',
  games: 'Games and stories',
  layout: 'Simple mode',
  asking: 'Asking first',
  pressing: 'Buttons and keys',
  keeping: 'Keeping and taking along',
});
