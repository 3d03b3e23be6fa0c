import type { Preferences } from '@friendbase/ui-kit';
import { catalogue } from '@friendbase/ui-kit/words';

/** The screen of the comfort settings. Source: accessibility reference §5, widget contract W30. */
export const comfort = catalogue('comfort', {
  title: 'My comfort settings',
  purpose: 'Make FriendBase fit you. Each change works at once.',
  ofMember: 'Only you can see your settings. They stay on this device.',
  ofDevice: 'These settings are for this device. After you log in you can have your own.',
  notKept: 'This device cannot keep settings. They work until you close this page.',
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
  isPutBack: 'All settings are as at the start',
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
  purpose: 'You can choose now or later. Comfort settings are always at the top of the page.',
  notNow: 'Not now',
  done: 'Done',
});

/** What each setting is called. */
export const settings = catalogue('comfort.settings', {
  textSize: 'Text size',
  spacing: 'Space in text',
  lineLength: 'Length of lines',
  font: 'Letters',
  theme: 'Colours',
  motion: 'Movement',
  messageSeconds: 'How long messages stay',
  interruptions: 'Which messages come up',
  readAloud: 'Read aloud',
  voice: 'Voice',
  speechRate: 'Speed of the voice',
  markSpokenWord: 'Mark the spoken word',
  words: 'Easy words',
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
  enterKey: 'What the Enter key does',
  swipeCloses: 'A swipe closes messages',
  targets: 'Size of buttons',
  helpSide: 'Place of Help',
  keepWriting: 'Words I have not sent',
} satisfies Record<keyof Preferences, string>);

/** The groups that settings stand in. */
export const settingGroups = catalogue('comfort.groups', {
  reading: 'Reading',
  colours: 'Colours',
  motion: 'Moving things',
  messages: 'Messages',
  words: 'Easy words',
  voice: 'Read aloud',
  sounds: 'Sounds',
  layout: 'Simple mode',
  asking: 'Asking first',
  pressing: 'Buttons and keys',
  keeping: 'Keeping my words',
});
