import type { SubjectKind } from '@friendbase/contract';
import { announce, BulletList, Button, Heading, Row, Stack, useWords } from '@friendbase/ui-kit';
import { useEffect } from 'react';
import { useReadInstead } from '../lib/lists/useReadInstead.ts';
import { report } from '../words/en/report.ts';
import { HelpFirst } from './HelpFirst.tsx';
import type { ReportWords } from './reportMachine.ts';

interface ReportSentProps {
  said: ReportWords;
  kind: SubjectKind;
  name: string;
  onClose: () => void;
}

/**
 * What happens next, and when. The heading takes the focus: the button that was pressed has gone. What happens next is said as
 * well, and that nobody is told.
 */
export function ReportSent({ said: { reason, alsoBlock }, kind, name, onClose }: ReportSentProps) {
  const t = useWords(report);
  const heading = useReadInstead<HTMLHeadingElement>();
  const next = t('sentNext');
  const secret = t('sentSecret', { name });
  useEffect(() => announce(`${next} ${secret}`), [next, secret]);
  const facts = [
    next,
    kind === 'profile' ? t('sentPerson', { name }) : t('sentHidden'),
    secret,
    ...(alsoBlock ? [t('sentBlocked', { name })] : []),
    t('sentPlace'),
  ];
  return (
    <Stack>
      <Heading level={3} ref={heading}>
        {t('sentTitle')}
      </Heading>
      <BulletList items={facts} />
      {reason === 'scary' && <HelpFirst />}
      <Row>
        <Button icon="check" onPress={onClose}>
          {t('done')}
        </Button>
      </Row>
    </Stack>
  );
}
