import { Button, FooterNote, useAnnounced, useWords } from '@friendbase/ui-kit';
import { broken } from '../../words/en/page.ts';

/**
 * For the footer, in place of a dialog that could not be loaded. Browsers do not ask again for a script that did not
 * come, so the way on is the page itself. Drafts are stored.
 */
export function NotOpened() {
  const t = useWords(broken);
  const text = t('partTitle');
  useAnnounced(text, 'assertive');
  return (
    <FooterNote tone="danger" text={text}>
      <Button tone="quiet" icon="refresh" onPress={() => window.location.reload()}>
        {t('reload')}
      </Button>
    </FooterNote>
  );
}
