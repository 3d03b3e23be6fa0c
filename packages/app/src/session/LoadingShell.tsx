import { PageFrame, VisitorHeader, Waiting } from '@friendbase/ui-kit';
import { PRODUCT_NAME, TAGLINE } from '../lib/pages.ts';

/** What the first HTML already shows, before any script: the frame, and that something is coming. */
export function LoadingShell() {
  return (
    <PageFrame header={<VisitorHeader productName={PRODUCT_NAME} tagline={TAGLINE} />}>
      <Waiting label="Loading..." />
    </PageFrame>
  );
}
