import { ButtonLink, Callout, PhoneGlyph, Text, useWords } from '@friendbase/ui-kit';
import { help } from '../words/en/help.ts';
import { helpDialog } from '../words/en/helpDialog.ts';
import { EMERGENCY_HREF } from './phone.ts';

/** 911, large. */
export function Emergency() {
  const t = useWords(help);
  const inDialog = useWords(helpDialog);
  return (
    <Callout title={inDialog('emergencyTitle')} titleLevel={3} icon="warning" tone="danger">
      <Text>{t('emergency')}</Text>
      <ButtonLink href={EMERGENCY_HREF} icon={PhoneGlyph} size="large">
        {inDialog('callEmergency')}
      </ButtonLink>
    </Callout>
  );
}
