import { catalogue } from '../catalogue.ts';
import type { Fullness, Roughly } from '../../numbers/roughly.ts';

/** Words beside numbers, for those to whom a number says little. */
export const numbers = catalogue('kit.numbers', {
  /** How far something has come: “45 percent, about half”. */
  progress: ({ percent, roughly }: { percent: number; roughly: Roughly }, f) => {
    const words = f.select(
      {
        none: 'not started',
        little: 'just started',
        quarter: 'about a quarter',
        half: 'about half',
        threeQuarters: 'about three quarters',
        nearly: 'nearly done',
        all: 'done',
      },
      roughly,
    );
    return `${f.number(percent)} percent, ${words}`;
  },
  /** How much of something is taken. */
  fullness: ({ roughly }: { roughly: Fullness }, f) =>
    f.select(
      {
        none: 'empty',
        little: 'nearly empty',
        lessThanHalf: 'less than half full',
        half: 'half full',
        moreThanHalf: 'more than half full',
        nearly: 'nearly full',
        all: 'full',
      },
      roughly,
    ),
  needMore: ({ count, unit }: { count: number; unit: string }, f) =>
    `You need ${f.number(count)} more ${unit}.`,
  /** At the end of a range. */
  least: ({ value }: { value: string }) => `${value} is the least.`,
  most: ({ value }: { value: string }) => `${value} is the most.`,
  /** Buttons beside a number. */
  less: 'Less',
  more: 'More',
  range: ({ least, most }: { least: string; most: string }) => `Write a number from ${least} to ${most}.`,
  today: 'today',
  tomorrow: 'tomorrow',
  inDays: ({ count }: { count: number }, f) =>
    f.plural(count, { one: 'in 1 day', other: `in ${f.number(count)} days` }),
  inWeeks: ({ count }: { count: number }, f) =>
    f.plural(count, { one: 'in 1 week', other: `in ${f.number(count)} weeks` }),
  inMonths: ({ count }: { count: number }, f) =>
    f.plural(count, { one: 'in 1 month', other: `in ${f.number(count)} months` }),
  over: 'over',
});
