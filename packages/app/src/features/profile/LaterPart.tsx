import { lazy, Suspense, type ComponentProps } from 'react';
import { CrashBoundary } from '../../lib/loading/CrashBoundary.tsx';
import { NotLoaded } from '../../lib/loading/NotLoaded.tsx';

const OpenedPart = lazy(() => import('./onDemand.tsx').then((module) => ({ default: module.OpenedPart })));

/** What opens on the page, loaded when it is opened. */
export function LaterPart(props: ComponentProps<typeof OpenedPart>) {
  return (
    <CrashBoundary fallback={<NotLoaded />}>
      <Suspense fallback={null}>
        <OpenedPart {...props} />
      </Suspense>
    </CrashBoundary>
  );
}
