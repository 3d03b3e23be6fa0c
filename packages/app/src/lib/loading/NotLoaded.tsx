import { FailedState, useWords } from '@friendbase/ui-kit';
import { broken } from '../../words/en/page.ts';

/**
 * In place of a part whose script did not come. Browsers do not ask again for one, so the way on is the page itself.
 * Drafts are stored.
 */
export function NotLoaded() {
  const t = useWords(broken);
  return (
    <FailedState title={t('partTitle')} retryLabel={t('reload')} onRetry={() => window.location.reload()} />
  );
}
