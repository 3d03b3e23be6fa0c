import type { Person, Subject } from '@friendbase/contract';
import { createContext, use } from 'react';

/** Something that a member may report, and whose it is. */
export interface ReportedThing {
  subject: Subject;
  owner: Pick<Person, 'id' | 'displayName'>;
  /** It goes from the member's pages with the press; with `false` it is back, for it could not be reported. */
  onHidden?: ((isHidden: boolean) => void) | undefined;
  /** It was reported. */
  onReported?: (() => void) | undefined;
}

/** Opens the dialog that reports a thing, which stands in the frame around the pages. */
export const OpenReportContext = createContext<(thing: ReportedThing) => void>(() => {});

export const useOpenReport = (): ((thing: ReportedThing) => void) => use(OpenReportContext);
