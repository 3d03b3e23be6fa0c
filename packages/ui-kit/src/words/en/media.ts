import { catalogue } from '../catalogue.ts';

/** What pictures and videos say by themselves: shown large, added, described and sent. */
export const media = catalogue('kit.media', {
  noPreview: ({ name }: { name: string }) => `No preview for ${name}`,
  makeSmaller: 'Make smaller',
  /** The heading of what is shown large. */
  pictureAt: ({ at, count }: { at: number; count: number }, f) =>
    `Picture ${f.number(at)} of ${f.number(count)}`,
  /** Said when another one is shown. */
  nowShown: ({ at, count, description }: { at: number; count: number; description: string }, f) =>
    `Picture ${f.number(at)} of ${f.number(count)}. ${description}`,
  videoAt: ({ at, count }: { at: number; count: number }, f) => `Video ${f.number(at)} of ${f.number(count)}`,
  videoNowShown: ({ at, count, description }: { at: number; count: number; description: string }, f) =>
    `Video ${f.number(at)} of ${f.number(count)}. ${description}`,
  /** Source: accessibility.md, 1.2.2: what a video of a member says cannot be written by us. */
  noCaptions: 'No captions. Ask your friend what it says.',
  noVideo: 'This video cannot be played.',
  previous: 'Previous picture',
  next: 'Next picture',
  isFirst: 'This is the first one.',
  isLast: 'This is the last one.',
  isLargest: 'It cannot get larger.',
  isSmallest: 'All of it is in view.',
  /** The part of the window in which a large picture is moved. */
  largePicture: 'Large picture. Arrow keys move it.',

  add: 'Add pictures or videos',
  choose: 'Choose files',
  /** The place that takes what is pasted, as a screen reader hears it. */
  paste: 'Paste pictures or videos here',
  takePhoto: 'Take a photo',
  orDrop: 'You can also drop files here, or copy and paste them.',
  added: ({ added, count, max }: { added: number; count: number; max: number }, f) =>
    `${f.plural(added, { one: '1 file added.', other: `${f.number(added)} files added.` })} ` +
    `${f.number(count)} of ${f.number(max)}.`,
  refused: ({ name, reason }: { name: string; reason: string }) => `${name} was not added. ${reason}`,
  refusedMany: ({ count }: { count: number }, f) => `${f.number(count)} files were not added.`,

  yourMedia: 'Your pictures and videos',
  describe: ({ name }: { name: string }) => `What is in ${name}?`,
  describeHelp: 'A few words for people who cannot see it.',
  remove: 'Remove',
  removeName: ({ name }: { name: string }) => `Remove ${name}`,
  removed: ({ name }: { name: string }) => `${name} removed.`,
  removedUndo: ({ name, count, max }: { name: string; count: number; max: number }, f) =>
    `${name} removed. ${f.number(count)} of ${f.number(max)}. Undo.`,
  back: ({ name, count, max }: { name: string; count: number; max: number }, f) =>
    `${name} is back. ${f.number(count)} of ${f.number(max)}.`,
  undo: 'Undo',

  waiting: ({ name }: { name: string }) => `${name} waits for its turn`,
  starts: ({ name }: { name: string }) => `Sending ${name}.`,
  sending: ({ name }: { name: string }) => `Sending ${name}`,
  paused: ({ name }: { name: string }) => `${name} is paused`,
  ready: ({ name }: { name: string }) => `${name} is ready`,
  failed: ({ name, reason }: { name: string; reason: string }) =>
    `${name} was not sent. ${reason} Press Try again.`,
  failedForGood: ({ name, reason }: { name: string; reason: string }) => `${name} was not sent. ${reason}`,
  /** Said on the way. */
  reached: ({ name, percent }: { name: string; percent: number }, f) =>
    `${name}, ${f.number(percent)} percent.`,
  pause: 'Pause',
  resume: 'Resume',
  cancel: 'Cancel',
  tryAgain: 'Try again',
});
