import { PageFrame, useWords, VisitorHeader, Waiting } from '@friendbase/ui-kit';
import { page } from '../words/en/page.ts';

/** What the first HTML already shows, before any script: the frame, and that something is coming. */
export function LoadingShell() {
  const t = useWords(page);
  return (
    <PageFrame header={<VisitorHeader productName={t('productName')} tagline={t('tagline')} />}>
      <Waiting label={t('loading')} />
    </PageFrame>
  );
}
