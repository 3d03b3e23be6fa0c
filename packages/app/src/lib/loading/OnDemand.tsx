import { Suspense, type ReactNode } from 'react';
import { CrashBoundary } from './CrashBoundary.tsx';

interface OnDemandProps {
  /** What stands in where it could not be loaded or rendered. @default nothing */
  fallback?: ReactNode;
  children: ReactNode;
}

/** A part whose script comes when it is needed. Until it is there, nothing stands in its place. */
export const OnDemand = ({ fallback = null, children }: OnDemandProps) => (
  <CrashBoundary fallback={fallback}>
    <Suspense fallback={null}>{children}</Suspense>
  </CrashBoundary>
);
