import { PageFrame, Stack, useWords, VisitorHeader } from '@friendbase/ui-kit';
import { NotFoundWords } from '../features/frame/NotFoundPage.tsx';
import { page } from '../words/en/page.ts';

/** The whole page of an address where nothing is, for whoever is not logged in or cannot be looked up. */
export function NotFoundScreen() {
  const t = useWords(page);
  return (
    <PageFrame header={<VisitorHeader productName={t('productName')} tagline={t('tagline')} />}>
      <Stack gap="large">
        <NotFoundWords />
      </Stack>
    </PageFrame>
  );
}
