import { catalogue } from '@friendbase/ui-kit/words';

/** The number sequence game. Source: product spec §4, widget contract W25, conflict X29. */
export const numbersGame = catalogue('games.numbers', {
  howWatch: 'Watch the numbers.',
  howRepeat: 'Press the same numbers in the same order.',
  howGrow: 'When you are right, one more number comes.',
  worksTouch: 'Press the pads, or go to them with Tab or the arrow keys.',
  worksKeys: 'While you are on a pad, the keys 1, 2, 3 and 4 work too.',
  worksHeard: 'A screen reader says all the numbers in one sentence.',
  worksAgain: 'You can watch again as often as you like. You keep all your points.',

  pads: 'Number pads',
  /** Buttons. */
  start: 'Start',
  watchAgain: 'Watch again',
  nextNumber: 'Next number',
  nextRound: 'Next round',
  showInWriting: 'Show it in writing',
  finish: 'Finish',

  /** What goes on: seen, and said. */
  pressStart: 'Press Start, then watch.',
  rested: 'Press Watch again when you are ready.',
  watch: ({ digits }: { digits: string }) => `Watch: ${digits}.`,
  now: ({ digit, place, length }: { digit: number; place: number; length: number }) =>
    `Now: ${digit} (${place} of ${length})`,
  yourTurn: ({ length }: { length: number }, f) =>
    f.plural(length, { one: 'Your turn. 1 number.', other: `Your turn. ${f.number(length)} numbers.` }),
  entered: ({ digits, place, length }: { digits: string; place: number; length: number }) =>
    `You pressed: ${digits} (${place} of ${length})`,
  pressed: ({ digit }: { digit: number }) => String(digit),
  /** The same pad a second time: in the same words a screen reader would say nothing. */
  pressedAgain: ({ digit }: { digit: number }) => `${digit} again`,
  right: ({ points }: { points: number }, f) => `Correct. ${f.number(points)} points.`,
  rightFull: ({ points, all }: { points: number; all: number }, f) =>
    `Correct. ${f.number(points)} points. You have ${f.number(all)} points now.`,
  wrong: ({ digits }: { digits: string }) => `Not quite. Watch again: ${digits}.`,
  written: ({ digits }: { digits: string }) => `The numbers: ${digits}`,

  /** What a press too early is answered. */
  wait: 'Wait for your turn',
  startFirst: 'Press Start first.',
  watchFirst: 'Press Watch again first.',
  nextRoundFirst: 'Press Next round first.',

  points: 'Points',
  longest: 'Numbers in a row',
  best: 'Your most points',
  end: ({ length }: { length: number }, f) =>
    f.plural(length, {
      '=0': 'Thank you for playing. You can try again at any time.',
      one: 'You repeated 1 number.',
      other: `You repeated ${f.number(length)} numbers in a row.`,
    }),
});
