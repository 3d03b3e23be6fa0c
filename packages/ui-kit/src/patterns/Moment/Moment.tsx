import './Moment.css';

export interface MomentProps {
  /** The moment for machines, ISO 8601. */
  dateTime: string;
  /** The same in the reader's words. */
  children: string;
}

/**
 * A date or time of day. It keeps the room of a long one, so that nothing beside it moves when a page that was rendered
 * on a server gets the reader's own time zone.
 */
export function Moment({ dateTime, children }: MomentProps) {
  return (
    <time dateTime={dateTime} className="fb-Moment">
      {children}
    </time>
  );
}
