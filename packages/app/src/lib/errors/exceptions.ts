import { isException } from '@friendbase/contract';

/** How many exceptions one page load tells the server of: the first ones explain the rest. */
export const MOST_REPORTS = 3;

export interface Exceptions {
  /** Tells the server's log of an exception of our own code. An error response or a lost network is none. Never throws. */
  report: (error: unknown) => void;
}

/** Where an exception was met: only scripts of this origin are named, and a route by its pattern. */
export interface ExceptionPlace {
  origin: string;
  route: string;
}

interface ExceptionsOptions {
  /** Tells the server. Loaded with the first exception: most pages never need it. */
  tell: (error: unknown, place: ExceptionPlace) => Promise<void>;
  /** The pattern of the route the member is on. */
  route: () => string;
  origin: string;
}

export function createExceptions({ tell, route, origin }: ExceptionsOptions): Exceptions {
  const seen = new Set<unknown>();
  return {
    report(thrown) {
      // One exception can come here twice: from the query that failed and from the page that threw it on.
      if (!isException(thrown) || seen.has(thrown) || seen.size >= MOST_REPORTS) return;
      seen.add(thrown);
      // A report that fails is let go: reporting that would never end.
      tell(thrown, { origin, route: route() }).catch(() => {});
    },
  };
}

/** Reports what no part of the app has caught. Returns how to stop. */
export function watchUncaught(page: Window, { report }: Exceptions): () => void {
  const thrown = ({ error }: ErrorEvent) => {
    // Without an error it is a script of another origin or a browser's own remark.
    if (error !== null && error !== undefined) report(error);
  };
  const rejected = ({ reason }: PromiseRejectionEvent) => report(reason);
  page.addEventListener('error', thrown);
  page.addEventListener('unhandledrejection', rejected);
  return () => {
    page.removeEventListener('error', thrown);
    page.removeEventListener('unhandledrejection', rejected);
  };
}
