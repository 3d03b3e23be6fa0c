import { focusForReading } from '../../focus/focusForReading.ts';
import './SkipLink.css';

export interface SkipLinkProps {
  /** The part to go to: `#` and its id, for example of the `main` of a `PageFrame`. */
  href: string;
  children: string;
}

/** The first thing Tab reaches: leads past the header. Out of sight until it has focus. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a
      className="fb-SkipLink"
      href={href}
      onClick={(event) => {
        // The address stays: a router that keeps its path in the hash would take the change for a new page.
        event.preventDefault();
        const part = document.querySelector<HTMLElement>(href);
        if (part) focusForReading(part);
      }}
    >
      {children}
    </a>
  );
}
