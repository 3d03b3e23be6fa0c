import { ButtonLink, FooterNote } from '@friendbase/ui-kit';
import { HELP } from './content.ts';

/** What “Call for Help” did, with the way to a real call. Source: conflict X18. */
export function NoCallNote() {
  return (
    <FooterNote tone="info" text={HELP.noCall}>
      <ButtonLink href={HELP.emergencyHref} icon="phone">
        {HELP.callEmergency}
      </ButtonLink>
    </FooterNote>
  );
}
