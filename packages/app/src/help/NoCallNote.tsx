import { ButtonLink, FooterNote, useWords } from '@friendbase/ui-kit';
import { help } from '../words/en/help.ts';
import { EMERGENCY_HREF } from './emergency.ts';

/** What “Call for Help” did, with the way to a real call. Source: conflict X18. */
export function NoCallNote() {
  const t = useWords(help);
  return (
    <FooterNote tone="info" text={t('noCall')}>
      <ButtonLink href={EMERGENCY_HREF} icon="phone">
        {t('callEmergency')}
      </ButtonLink>
    </FooterNote>
  );
}
