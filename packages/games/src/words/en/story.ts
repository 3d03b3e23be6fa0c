import { catalogue } from '@friendbase/ui-kit/words';

/** The player of story videos. */
export const story = catalogue('games.story', {
  /** Before the story. Source: accessibility conflicts X24 and X32. */
  inShort: 'In short',
  about: ({ time }: { time: string }) => `A picture story, ${time}.`,
  stepped: ({ parts }: { parts: number }, f) =>
    `A picture story in ${f.plural(parts, { one: '1 part', other: `${f.number(parts)} parts` })}. Press Next part when you are ready.`,
  seconds: ({ count }: { count: number }, f) => `about ${f.number(count)} seconds`,
  underMinutes: ({ count }: { count: number }, f) =>
    f.plural(count, { one: 'a little under 1 minute', other: `a little under ${f.number(count)} minutes` }),
  minutes: ({ count }: { count: number }, f) =>
    f.plural(count, { one: 'about 1 minute', other: `about ${f.number(count)} minutes` }),
  overMinutes: ({ count }: { count: number }, f) =>
    f.plural(count, { one: 'a little over 1 minute', other: `a little over ${f.number(count)} minutes` }),
  rule: ({ fbb }: { fbb: number }, f) => `Watch to 90 percent to get ${f.number(fbb)} FBB.`,
  ruleTomorrow:
    'You got the FBB for this video today. You can watch it again for fun. It pays again tomorrow.',
  stoppedAt: ({ number, count }: { number: number; count: number }, f) =>
    `You stopped in part ${f.number(number)} of ${f.number(count)}.`,

  /** The help beside Close. */
  howStart: 'Press Start Video. The story plays by itself.',
  howPause: 'Press Pause at any time. Restart begins anew.',
  howEnd: 'Close the video when you have seen it.',
  worksParts: 'You can press a part to go to it.',
  worksHeard: 'A screen reader says each part as it begins.',
  worksKept: 'You can close a story in the middle. It goes on there the next time.',

  /** Its buttons. */
  start: 'Start Video',
  continue: 'Continue',
  pause: 'Pause',
  resume: 'Go on',
  restart: 'Restart',
  next: 'Next part',
  again: 'Watch again',
  close: 'Close the video',

  progress: 'The story',
  /** Source: widget contract W28. */
  value: ({ number, count, percent }: { number: number; count: number; percent: number }, f) =>
    `Part ${f.number(number)} of ${f.number(count)}, ${f.number(percent)} percent`,
  /** Both are about as long, so that reaching the mark moves nothing. */
  mark: ({ fbb }: { fbb: number }, f) => `90 percent: from here you get ${f.number(fbb)} FBB`,
  marked: ({ fbb }: { fbb: number }, f) => `90 percent reached: you get ${f.number(fbb)} FBB`,

  /** Heard as a part begins. */
  part: ({ title }: { title: string }) => title,
  partInFull: (
    { number, count, title, words }: { number: number; count: number; title: string; words: string },
    f,
  ) => `Part ${f.number(number)} of ${f.number(count)}. ${title}. ${words}`,
  finished: 'The story is finished.',
  finishedEarned: ({ fbb }: { fbb: number }, f) =>
    `The story is finished. Close the video to get ${f.number(fbb)} FBB.`,

  inWords: 'The story in words',
  hideInWords: 'Hide the story in words',
  tips: 'Tips',

  /** What can be added to a story. Source: product spec §4, accessibility conflict X33. */
  breathe: 'Breathe',
  gratitude: 'Gratitude',
  inspire: 'Inspire',
  stop: 'Stop',
  done: 'Done',
  breatheSlowly: 'Breathe in and out, slowly.',
  breathed: 'Well done. You took time to breathe.',
  thankYou: 'Thank you noted',
  youCanDoIt: 'You can do it',
});
