import { FailedState, PageFrame, useWords, VisitorHeader } from '@friendbase/ui-kit';
import { usePageTitle } from './lib/page/windowTitle.tsx';
import { broken, page } from './words/en/page.ts';

/** Stands for the whole app when it failed to load or to render. A reload loses nothing: drafts are on the device. */
export function CrashScreen() {
  const t = useWords(broken);
  const onPage = useWords(page);
  usePageTitle(t('title'));
  return (
    <PageFrame header={<VisitorHeader productName={onPage('productName')} tagline={onPage('tagline')} />}>
      <FailedState title={t('title')} text={t('text')} onRetry={() => window.location.reload()} />
    </PageFrame>
  );
}
