/** A month of a year; `month` from 1. */
export interface Month {
  year: number;
  month: number;
}

const DAYS_A_WEEK = 7;

/** The month of a day such as 2026-11-27. */
export const monthOf = (day: string): Month => ({
  year: Number(day.slice(0, 4)),
  month: Number(day.slice(5, 7)),
});

/** A month some months later, or earlier. */
export function monthsLater({ year, month }: Month, months: number): Month {
  const index = year * 12 + month - 1 + months;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
}

/** Its days, as 2026-11-27, in weeks from Sunday on; nothing where a day belongs to another month. */
export function weeksOf({ year, month }: Month): (string | undefined)[][] {
  const before = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const prefix = new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 8);
  return Array.from({ length: Math.ceil((before + length) / DAYS_A_WEEK) }, (_, week) =>
    Array.from({ length: DAYS_A_WEEK }, (__, place) => {
      const day = week * DAYS_A_WEEK + place - before + 1;
      return day >= 1 && day <= length ? `${prefix}${String(day).padStart(2, '0')}` : undefined;
    }),
  );
}
