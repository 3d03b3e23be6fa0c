const moment = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const clockTime = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', hour12: true });

/** Short month, day, hour and minute; “Recently” when the date is missing or broken. Source: product spec §9. */
export function formatMoment(iso: string | undefined): string {
  const date = new Date(iso ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? 'Recently' : moment.format(date);
}

/** Short month and day, the same in every time zone; “Recently” as above. */
export function formatDay(iso: string | undefined): string {
  const date = new Date(iso ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? 'Recently' : day.format(date);
}

/** Hour and minute on a 12-hour clock. Source: product spec §9. */
export const formatClockTime = (date: Date): string => clockTime.format(date);

/** As short as tells one moment from another: the time alone for today, otherwise as `formatMoment`. */
export function formatBriefly(iso: string | undefined, now = new Date()): string {
  const date = new Date(iso ?? Number.NaN);
  return date.toDateString() === now.toDateString() ? formatClockTime(date) : formatMoment(iso);
}
