import { useCurrentWords, useIsHydrated, useWords } from '@friendbase/ui-kit';
import { page } from '../words/en/page.ts';
import { createDates, createDays, type Dates } from './dates.ts';

const made = new Map<string, Dates>();

/**
 * Dates in the words in use and the time zone of the device; days alone while the page is as a server wrote it, which
 * knows no time zone. Kept by language: a formatter takes longer to make than a whole feed to write.
 */
export function useDates(): Dates {
  const { locale, variant } = useCurrentWords();
  const t = useWords(page);
  const isHydrated = useIsHydrated();
  const key = `${variant}, ${isHydrated ? 'times' : 'days'}`;
  const known = made.get(key);
  if (known) return known;
  const dates = (isHydrated ? createDates : createDays)(locale, {
    recently: t('recently'),
    justNow: t('justNow'),
  });
  made.set(key, dates);
  return dates;
}
