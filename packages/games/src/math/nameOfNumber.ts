import type { Translate } from '@friendbase/ui-kit/words';
import type { numberNames } from '../words/en/numberNames.ts';
import { MOST_ANSWER } from './rules.ts';

type Name = Exclude<keyof (typeof numberNames)['messages'], 'joined'>;

/** The name of a whole number from 0 to `MOST_ANSWER`. */
export function nameOfNumber(t: Translate<typeof numberNames>, number: number): string {
  const tens = number - (number % 10);
  // Those in between are joined from two that are there.
  if (number <= 20 || number === tens) return t(`n${number}` as Name);
  return t('joined', { tens: t(`n${tens}` as Name), ones: t(`n${number - tens}` as Name) });
}

/** The names of all numbers an answer can be, each at the place of its number. */
export const allNames = (t: Translate<typeof numberNames>): string[] =>
  Array.from({ length: MOST_ANSWER + 1 }, (_, number) => nameOfNumber(t, number));
