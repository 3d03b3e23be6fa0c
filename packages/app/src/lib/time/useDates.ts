import { useCurrentWords, usePreferences, useWords } from '@friendbase/ui-kit';
import { useIsHydratedInTransition } from '../hydration/useIsHydratedInTransition.ts';
import { page } from '../../words/en/page.ts';
import { createDates, createDays, type Dates, type DateWishes } from './dates.ts';

const made = new Map<string, Dates>();

/**
 * Dates in the words in use, as the member wants them, and in the time zone of the device; days alone while the page is as a server rendered it, which
 * knows no time zone. Cached by language: a formatter takes longer to make than a whole feed to write.
 */
export function useDates(): Dates {
  const { language, easy, locale } = useCurrentWords();
  const t = useWords(page);
  const isHydrated = useIsHydratedInTransition();
  const wishes = useDateWishes(easy);
  const { isLong, hours } = wishes;
  const key = [language, easy, isHydrated, isLong, hours].join();
  const known = made.get(key);
  if (known) return known;
  const dates = (isHydrated ? createDates : createDays)(
    locale,
    { recently: t('recently'), justNow: t('justNow'), today: t('today'), yesterday: t('yesterday') },
    wishes,
  );
  made.set(key, dates);
  return dates;
}

/** Easy words come with long dates. A member who leaves the clock to the device has that of the words: 12 hours in `en`. */
export function useDateWishes(easy: boolean): DateWishes {
  const isLong = usePreferences(({ longDates }) => longDates);
  const hours = usePreferences<12 | 24>(({ clock }) => (clock === '24' ? 24 : 12));
  return { isLong: isLong || easy, hours };
}
