import { catalogue } from '@friendbase/ui-kit/words';

/** The guide to calm breathing. Source: widget contract W29, accessibility conflict X34. */
export const breathing = catalogue('games.breathing', {
  guide: 'Calm breathing',
  safety: 'Stop if you feel dizzy.',
  chooseRounds: 'Choose how many rounds you want.',
  followWords: 'Press Start and follow the words.',
  stopAnyTime: 'Pause or stop at any time.',
  oneRound: 'One round is: breathe in, hold, breathe out.',
  heardPhases: 'A screen reader says each step once, and no numbers in between.',
  pauseStartsRound: 'After a pause, the round starts again with breathing in.',

  rounds: 'Rounds',
  roundsValue: ({ rounds }: { rounds: number }, f) =>
    f.plural(rounds, { one: '1 round', other: `${f.number(rounds)} rounds` }),
  seconds: ({ rounds, count }: { rounds: number; count: number }, f) =>
    `${f.number(rounds)} rounds: about ${f.number(count)} seconds`,
  underMinutes: ({ rounds, count }: { rounds: number; count: number }, f) =>
    `${f.number(rounds)} rounds: a little under ${f.plural(count, { one: '1 minute', other: `${f.number(count)} minutes` })}`,
  minutes: ({ rounds, count }: { rounds: number; count: number }, f) =>
    `${f.number(rounds)} rounds: about ${f.plural(count, { one: '1 minute', other: `${f.number(count)} minutes` })}`,
  overMinutes: ({ rounds, count }: { rounds: number; count: number }, f) =>
    `${f.number(rounds)} rounds: a little over ${f.plural(count, { one: '1 minute', other: `${f.number(count)} minutes` })}`,
  ownTime: ({ rounds }: { rounds: number }, f) => `${f.number(rounds)} rounds: as long as you like`,

  skipHolding: 'Skip holding',
  skipHoldingMeans: 'You breathe in, and then out.',
  ownPace: 'My pace',
  ownPaceMeans: 'You press Next for each step. There is no clock.',

  start: 'Start',
  pause: 'Pause',
  resume: 'Go on',
  next: 'Next',
  stop: 'Stop',
  again: 'Breathe again',

  /** What is shown in large type. */
  readyWords: 'Sit well. Let your shoulders drop.',
  inWords: 'Breathe in',
  holdWords: 'Hold',
  outWords: 'Breathe out',
  pausedWords: 'Paused. Breathe as you like.',
  notStarted: 'Not started',
  roundOf: ({ round, rounds }: { round: number; rounds: number }, f) =>
    `Round ${f.number(round)} of ${f.number(rounds)}`,

  /** What is heard. */
  roundIn: ({ round, rounds, count }: { round: number; rounds: number; count: number }, f) =>
    `Round ${f.number(round)} of ${f.number(rounds)}. Breathe in, ${f.number(count)}.`,
  hold: ({ count }: { count: number }, f) => `Hold, ${f.number(count)}.`,
  out: ({ count }: { count: number }, f) => `Breathe out, ${f.number(count)}.`,

  /** The end: also leaving early is praised. */
  finished: ({ rounds }: { rounds: number }, f) => `Well done. You breathed ${f.number(rounds)} rounds.`,
  stopped: ({ finished }: { finished: number }, f) =>
    f.plural(finished, {
      '=0': 'Well done. You took a moment for yourself.',
      one: 'Well done. You breathed 1 round.',
      other: `Well done. You breathed ${f.number(finished)} rounds.`,
    }),
});
