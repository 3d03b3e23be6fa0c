import { lazy, Suspense, type ComponentProps } from 'react';
import { CrashBoundary } from '../../lib/loading/CrashBoundary.tsx';

const ClosedAccount = lazy(() =>
  import('./ClosedAccount.tsx').then((module) => ({ default: module.ClosedAccount })),
);

/** Comes for the owner of a closed account alone. Without its script the error response itself has said that it is closed. */
export const LaterClosedAccount = (props: ComponentProps<typeof ClosedAccount>) => (
  <CrashBoundary fallback={null}>
    <Suspense fallback={null}>
      <ClosedAccount {...props} />
    </Suspense>
  </CrashBoundary>
);
