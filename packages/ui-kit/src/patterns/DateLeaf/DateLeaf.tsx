import './DateLeaf.css';

export interface DateLeafProps {
  /** In the reader's words, short: “Nov”. */
  month: string;
  /** “27” */
  day: string;
}

/** A date as a leaf of a calendar, found at a glance. Hidden from screen readers, because the whole date stands beside it. */
export function DateLeaf({ month, day }: DateLeafProps) {
  return (
    <span className="fb-DateLeaf" aria-hidden="true">
      <span className="fb-DateLeaf-month">{month}</span>
      <span>{day}</span>
    </span>
  );
}
