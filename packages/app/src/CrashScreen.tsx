import { FailedState, PageFrame, VisitorHeader } from '@friendbase/ui-kit';
import { BROKEN } from './features/frame/content.ts';
import { PRODUCT_NAME, TAGLINE } from './lib/pages.ts';
import { usePageTitle } from './lib/windowTitle.tsx';

/** Stands for the whole app when it failed to load or to render. A reload loses nothing: drafts are on the device. */
export function CrashScreen() {
  usePageTitle(BROKEN.title);
  return (
    <PageFrame header={<VisitorHeader productName={PRODUCT_NAME} tagline={TAGLINE} />}>
      <FailedState title={BROKEN.title} text={BROKEN.text} onRetry={() => window.location.reload()} />
    </PageFrame>
  );
}
