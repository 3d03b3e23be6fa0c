import { Suspense, type ReactNode } from 'react';
import { CrashBoundary } from './CrashBoundary.tsx';

interface OnDemandProps {
  /** What stands in where it could not be loaded or rendered. @default nothing */
  fallback?: ReactNode;
  /** What stands in its place until it is there. @default nothing */
  waiting?: ReactNode;
  children: ReactNode;
}

/** A part whose script comes when it is needed. */
export const OnDemand = ({ fallback = null, waiting = null, children }: OnDemandProps) => (
  <CrashBoundary fallback={fallback}>
    <Suspense fallback={waiting}>{children}</Suspense>
  </CrashBoundary>
);
