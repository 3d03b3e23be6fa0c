import { isFault } from '@friendbase/contract';

/** How many faults one page load tells the server of: the first ones explain the rest. */
export const MOST_REPORTS = 3;

export interface Faults {
  /** Tells the server's log of a fault of our own code. A refusal or a lost network is none. Never throws. */
  report: (error: unknown) => void;
}

/** Where a fault was met: only scripts of this origin are named, and a route by its pattern. */
export interface FaultPlace {
  origin: string;
  route: string;
}

export interface FaultsOptions {
  /** Tells the server. Loaded with the first fault: most pages never need it. */
  tell: (error: unknown, place: FaultPlace) => Promise<void>;
  /** The pattern of the route the member is on. */
  route: () => string;
  origin: string;
}

export function createFaults({ tell, route, origin }: FaultsOptions): Faults {
  const seen = new Set<unknown>();
  return {
    report(thrown) {
      // One fault can come here twice: from the query that failed and from the page that threw it on.
      if (!isFault(thrown) || seen.has(thrown) || seen.size >= MOST_REPORTS) return;
      seen.add(thrown);
      // A report that fails is let go: reporting that would never end.
      tell(thrown, { origin, route: route() }).catch(() => {});
    },
  };
}

/** Reports what no part of the app has caught. Returns how to stop. */
export function watchUncaught(page: Window, { report }: Faults): () => void {
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
