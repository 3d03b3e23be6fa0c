import { useIsHydrated } from '@friendbase/ui-kit';
import { formatBriefly, formatClockTime, formatDay, formatMoment } from './dates.ts';

/** How moments are written. */
export interface Times {
  /** Day and time of day; “Recently” when the date is missing or broken. */
  moment: (iso: string | undefined) => string;
  /** As short as tells one moment from another. */
  briefly: (iso: string | undefined) => string;
  /** The time of day alone. */
  clockTime: (date: Date) => string;
}

const ON_DEVICE: Times = { moment: formatMoment, briefly: formatBriefly, clockTime: formatClockTime };
const ANYWHERE: Times = { moment: formatDay, briefly: formatDay, clockTime: () => 'just now' };

/** Moments in the device's own time zone; the day alone while the page is as a server wrote it, which knows none. */
export const useTimes = (): Times => (useIsHydrated() ? ON_DEVICE : ANYWHERE);
