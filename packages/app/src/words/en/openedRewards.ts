import { catalogue } from '@friendbase/ui-kit/words';

/** What a reward opens, but for the pages to print. Loaded when one is opened. */
export const openedReward = catalogue('rewards.opened', {
  loading: 'Opening your reward...',
  notLoaded: 'Your reward did not open',
  notLoadedText: 'You still have it. Check your internet. Then load the page again.',
  showCode: ({ who }: { who: string }) => `Show this code to ${who}.`,
  code: ({ name }: { name: string }) => `Code for ${name}`,
  copy: 'Copy code',
  copied: 'Code copied.',
  savePicture: 'Save the picture',
});

export const rainWords = catalogue('rewards.rain', {
  purpose: 'Soft rain on a window. Sit back, and listen.',
  noSound: 'This device cannot make this sound here. Try it on another phone or computer.',
  soundsOff: 'Sounds are off in your settings. You still hear the rain when you press Play.',
  whileRead: 'While a text is read to you, the rain is silent.',
  howLong: 'How long',
  minutes: ({ count }: { count: number }, f) =>
    f.plural(count, { one: '1 minute', other: `${f.number(count)} minutes` }),
  volume: 'How loud',
  percent: ({ count }: { count: number }, f) => `${f.number(count)} percent`,
  play: 'Play the rain',
  pause: 'Pause the rain',
  left: 'Time that is left',
  minutesLeft: ({ count }: { count: number }, f) =>
    f.plural(count, {
      '=0': 'Less than 1 minute left',
      one: '1 minute left',
      other: `${f.number(count)} minutes left`,
    }),
  playing: 'The rain is playing.',
  paused: 'The rain is paused.',
  ended: 'The rain has stopped. You can play it again.',
});

export const frameWords = catalogue('rewards.frame', {
  purpose: 'A golden frame goes around your picture. Your friends see it too.',
  putOn: 'Put on the golden frame',
  takeOff: 'Take off the golden frame',
  saving: 'Saving...',
  isOn: 'The golden frame is around your picture.',
  isOff: 'Your picture has no frame.',
  failed: 'The frame was not changed. Please try again.',
});

export const trainStory = catalogue('rewards.train', {
  title: 'Train Picture Story',
  short1: 'An old steam train leaves the station.',
  short2: 'It goes over a bridge and up into the mountains.',
  short3: 'In the evening it comes to a quiet village.',
  part1: 'At the station',
  words1: 'An old steam train stands at the station. Nadia gets in and finds a seat by the window.',
  part2: 'Through the fields',
  words2: 'The train rolls through green fields. Trees and houses go by, and the sun shines.',
  part3: 'Into the mountains',
  words3: 'Slowly the train climbs up. There is snow on the mountains, and the air is clear.',
  part4: 'In the village',
  words4: 'The moon comes out. The train stops in a quiet village, and Nadia is happy.',
  tip1: 'You can watch this story as often as you like.',
  tip2: 'Think of a place that you want to see one day.',
});
