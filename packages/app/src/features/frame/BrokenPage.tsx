import { FailedState, Stack, useWords } from '@friendbase/ui-kit';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { PageHeading } from '../../lib/page/PageHeading.tsx';
import { broken } from '../../words/en/page.ts';

/** Stands for a page that failed to load or to render. The menu around it still works. */
export function BrokenPage({ reset }: ErrorComponentProps) {
  const t = useWords(broken);
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <Stack gap="large">
      <PageHeading title={t('title')} />
      <FailedState title={t('text')} onRetry={retry} />
    </Stack>
  );
}
