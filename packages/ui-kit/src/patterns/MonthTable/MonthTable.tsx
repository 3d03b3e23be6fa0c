import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-aria-components/Link';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import './MonthTable.css';

/** One day of a month. */
export interface MonthTableDay {
  /** As 2026-11-27. */
  date: string;
  /** As it is written: “27”. */
  day: string;
  /** What is on that day, and where a press leads. */
  thing?: { words: string; href: string } | undefined;
  isToday?: boolean | undefined;
}

export interface MonthTableProps {
  /** The month and what is in it: “November 2026, my events”. */
  label: string;
  /** The seven days of the week, as short as they are shown and as they are said. */
  weekdays: readonly { short: string; long: string }[];
  /** Rows of seven; nothing where a day belongs to another month. */
  weeks: readonly (readonly (MonthTableDay | undefined)[])[];
}

/**
 * A month as a table of days, with a header for each weekday: screen readers go through it by their keys for tables. Days with
 * something are links. Where it is narrower than its targets it scrolls by itself, not with the page.
 */
export function MonthTable({ label, weekdays, weeks }: MonthTableProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [isScrolling, setIsScrolling] = useState(false);
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const watch = new ResizeObserver(() => setIsScrolling(box.scrollWidth > box.clientWidth));
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  return (
    <div
      ref={scroller}
      className="fb-MonthTable"
      // Keys scroll only what has the focus; where all days are in view it would be one more stop, and the name said twice.
      {...(isScrolling && { role: 'region', 'aria-label': label, tabIndex: 0 })}
    >
      <table aria-label={label}>
        <thead>
          <tr>
            {weekdays.map(({ short, long }) => (
              <th key={long} scope="col">
                <span aria-hidden="true">{short}</span>
                <VisuallyHidden>{long}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day)?.date}>
              {week.map((day, place) => (
                <td
                  key={weekdays[place]?.long}
                  data-today={day?.isToday || undefined}
                  aria-current={day?.isToday ? 'date' : undefined}
                >
                  {day && <Day {...day} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Day({ date, day, thing }: MonthTableDay) {
  const written = <time dateTime={date}>{day}</time>;
  if (!thing) return written;
  return (
    <Link className="fb-MonthTable-link" href={thing.href} aria-label={`${day}, ${thing.words}`}>
      {written}
    </Link>
  );
}
