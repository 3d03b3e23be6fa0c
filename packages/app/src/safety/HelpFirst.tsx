import { ButtonLink, Callout, PhoneGlyph, Text, useWords } from '@friendbase/ui-kit';
import { useState } from 'react';
import { CallForHelp } from '../help/CallForHelp.tsx';
import { EMERGENCY_HREF } from '../help/phone.ts';
import { NoCallNote } from '../help/NoCallNote.tsx';
import { report } from '../words/en/report.ts';

/** Help before the report, for who is scared: 911 first, then the member's own contact. Source: conflict X18. */
export function HelpFirst() {
  const t = useWords(report);
  const [called, setCalled] = useState<{ number: string | undefined }>();
  return (
    <Callout title={t('danger')} titleLevel={3} icon="warning" tone="danger">
      <Text>{t('dangerText')}</Text>
      <ButtonLink href={EMERGENCY_HREF} icon={PhoneGlyph} size="large">
        {t('callEmergency')}
      </ButtonLink>
      <CallForHelp isMember onCall={(number) => setCalled({ number })} />
      {called && <NoCallNote {...called} />}
    </Callout>
  );
}
