import { FailedState, useWords } from '@friendbase/ui-kit';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { usePageTitle } from '../../lib/page/windowTitle.tsx';
import { broken } from '../../words/en/page.ts';

/** Stands for a page that failed to load or to render. The menu around it still works. */
export function BrokenPage({ reset }: ErrorComponentProps) {
  const t = useWords(broken);
  usePageTitle(t('title'));
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return <FailedState title={t('title')} text={t('text')} onRetry={retry} />;
}
