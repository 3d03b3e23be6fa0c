import { FailedState } from '@friendbase/ui-kit';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { usePageTitle } from '../../lib/windowTitle.tsx';
import { BROKEN } from './content.ts';

/** Stands for a page that failed to load or to render. The menu around it still works. */
export function BrokenPage({ reset }: ErrorComponentProps) {
  usePageTitle(BROKEN.title);
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return <FailedState title={BROKEN.title} text={BROKEN.text} onRetry={retry} />;
}
