export interface SkipLinkProps {
  /** The part to go to: `#` and its id. It must be focusable, for example the `main` of a `PageFrame`. */
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
        // Followed by hand: a change of the address would be a new page to a router that lives in the hash.
        event.preventDefault();
        document.querySelector<HTMLElement>(href)?.focus();
      }}
    >
      {children}
    </a>
  );
}
