import { Button, ReportGlyph, useWords } from '@friendbase/ui-kit';
import { reportPlace } from '../../words/en/reportPlace.ts';
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

const useOpenReport = (): ((thing: ReportedThing) => void) => use(OpenReportContext);

interface ReportButtonProps {
  thing: ReportedThing;
  /** What it is, as part of the button’s name. */
  subject: string;
}

/** The one quiet way to say that something is not OK, wherever something of somebody else stands. */
export function ReportButton({ thing, subject }: ReportButtonProps) {
  const t = useWords(reportPlace);
  const open = useOpenReport();
  return (
    <Button tone="plain" icon={ReportGlyph} subject={subject} onPress={() => open(thing)}>
      {t('report')}
    </Button>
  );
}
