import { FailedState } from '@friendbase/ui-kit';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { BROKEN } from './content.ts';

/** A page that failed to load or to draw. The menu around it still works. */
export function BrokenPage({ reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return <FailedState title={BROKEN.title} text={BROKEN.text} onRetry={retry} />;
}
