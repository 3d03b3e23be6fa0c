import { ButtonLink, FooterNote, useWords } from '@friendbase/ui-kit';
import { help } from '../words/en/help.ts';
import { helpDialog } from '../words/en/helpDialog.ts';
import { EMERGENCY_HREF } from './emergency.ts';

/** What “Call for Help” did, with the way to a real call. Source: conflict X18. */
export function NoCallNote() {
  const t = useWords(help);
  const inDialog = useWords(helpDialog);
  return (
    <FooterNote tone="info" text={t('noCall')}>
      <ButtonLink href={EMERGENCY_HREF} icon="phone">
        {inDialog('callEmergency')}
      </ButtonLink>
    </FooterNote>
  );
}
