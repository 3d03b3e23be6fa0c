import { FailedState, PageFrame, VisitorHeader } from '@friendbase/ui-kit';
import { BROKEN } from './features/frame/content.ts';
import { PRODUCT_NAME, TAGLINE } from './lib/pages.ts';

/** When the app itself could not be loaded or drawn. Drafts are on the device, so loading anew loses nothing. */
export function CrashScreen() {
  return (
    <PageFrame header={<VisitorHeader productName={PRODUCT_NAME} tagline={TAGLINE} />}>
      <FailedState title={BROKEN.title} text={BROKEN.text} onRetry={() => window.location.reload()} />
    </PageFrame>
  );
}
