import { Button, ReportGlyph, useWords } from '@friendbase/ui-kit';
import { reportPlace } from '../words/en/reportPlace.ts';
import { useOpenReport, type ReportedThing } from './openReport.ts';

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
