import { PhoneGlyph, ButtonLink, FooterNote, useAnnounced, useWords } from '@friendbase/ui-kit';
import { help } from '../words/en/help.ts';
import { helpDialog } from '../words/en/helpDialog.ts';
import { EMERGENCY_HREF } from './phone.ts';

/**
 * What “Call for Help” did, with the way to a real call. Nobody may believe that a call was made: it is said once, and
 * stays beside Help. Source: conflict X18.
 */
export function NoCallNote({ number }: { number: string | undefined }) {
  const t = useWords(help);
  const inDialog = useWords(helpDialog);
  const text = number === undefined ? t('noCall') : inDialog('calling', { number });
  useAnnounced(text, 'polite');
  return (
    <FooterNote tone="info" text={text}>
      <ButtonLink href={EMERGENCY_HREF} icon={PhoneGlyph}>
        {inDialog('callEmergency')}
      </ButtonLink>
    </FooterNote>
  );
}
