import { translationOf } from '../translation.ts';
import type { numbers as reference } from '../en/numbers.ts';

export const numbers = translationOf<typeof reference>()('en', {
  progress: ({ percent, roughly }, f) => {
    const words = f.select(
      {
        none: 'not started',
        little: 'just started',
        quarter: 'less than half is done',
        half: 'about half is done',
        threeQuarters: 'more than half is done',
        nearly: 'almost done',
        all: 'done',
      },
      roughly,
    );
    return `${f.number(percent)} of 100, ${words}`;
  },
  fullness: ({ roughly }, f) =>
    f.select(
      {
        none: 'empty',
        little: 'almost empty',
        lessThanHalf: 'less than half full',
        half: 'half full',
        moreThanHalf: 'more than half full',
        nearly: 'almost full',
        all: 'full',
      },
      roughly,
    ),
  least: ({ value }) => `It cannot be less than ${value}.`,
  most: ({ value }) => `It cannot be more than ${value}.`,
});
