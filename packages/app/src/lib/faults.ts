import { isFault, type FaultReport } from '@friendbase/contract';

/** How many faults one page load tells the server of: the first ones explain the rest. */
export const MOST_REPORTS = 3;

export interface Faults {
  /** Tells the server's log of a fault of our own code. A refusal or a lost network is none. Never throws. */
  report: (error: unknown) => void;
}

export interface FaultsOptions {
  send: (report: FaultReport) => Promise<void>;
  /** The pattern of the route the member is on. */
  route: () => string;
  /** Only scripts of this origin are named. */
  origin: string;
}

export function createFaults({ send, route, origin }: FaultsOptions): Faults {
  const seen = new Set<unknown>();
  return {
    report(error) {
      // One fault can come here twice: from the query that failed and from the page that threw it on.
      if (!isFault(error) || seen.has(error) || seen.size >= MOST_REPORTS) return;
      seen.add(error);
      const place = { origin, route: route() };
      void tell(error, place, send);
    },
  };
}

/** Loads the describing part only now: most pages never need it. */
async function tell(
  error: unknown,
  place: { origin: string; route: string },
  send: FaultsOptions['send'],
): Promise<void> {
  try {
    const { describeFault } = await import('./faultReport.ts');
    await send(describeFault(error, place));
  } catch {
    // A report that fails is let go: reporting that would never end.
  }
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
