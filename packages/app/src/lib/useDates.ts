import { useCurrentWords, useWords } from '@friendbase/ui-kit';
import { page } from '../words/en/page.ts';
import { createDates, type Dates } from './dates.ts';

const made = new Map<string, Dates>();

/** Dates in the words in use. Kept by language: a formatter takes longer to make than a whole feed to write. */
export function useDates(): Dates {
  const { locale, variant } = useCurrentWords();
  const t = useWords(page);
  const known = made.get(variant);
  if (known) return known;
  const dates = createDates(locale, t('recently'));
  made.set(variant, dates);
  return dates;
}
