import { useCurrentWords } from '@friendbase/ui-kit';
import { createPlaceTimes, type PlaceTimes } from './placeTimes.ts';
import { useDateWishes } from './useDates.ts';

const madeForPlaces = new Map<string, PlaceTimes>();

/** Days and times of a place, in the words in use and as the member wants them. The first render has them too. */
export function usePlaceTimes(): PlaceTimes {
  const { easy, locale } = useCurrentWords();
  const wishes = useDateWishes(easy);
  const key = [locale, wishes.isLong, wishes.hours].join();
  const known = madeForPlaces.get(key);
  if (known) return known;
  const times = createPlaceTimes(locale, wishes);
  madeForPlaces.set(key, times);
  return times;
}
