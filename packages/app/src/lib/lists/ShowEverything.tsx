import { usePreferences } from '@friendbase/ui-kit';
import { lazy, Suspense } from 'react';
import { CrashBoundary } from '../loading/CrashBoundary.tsx';
import { isReduced } from './shown.tsx';

const ShowAllButton = lazy(() =>
  import('../page/reduced.ts').then((module) => ({ default: module.ShowAllButton })),
);

/** The way back from Simple mode, on every screen for as long as anything is left out. Source: COGA pattern 4.9.3. */
export function ShowEverything() {
  if (!usePreferences(isReduced)) return null;
  return (
    <CrashBoundary fallback={null}>
      <Suspense fallback={null}>
        <ShowAllButton />
      </Suspense>
    </CrashBoundary>
  );
}
