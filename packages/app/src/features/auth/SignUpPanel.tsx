import { FailedState, Spinner } from '@friendbase/ui-kit';
import { lazy, Suspense } from 'react';
import { CrashBoundary } from '../../lib/CrashBoundary.tsx';
import { SIGN_UP } from './content.ts';

const SignUpForm = lazy(() => import('./SignUpForm.tsx').then((module) => ({ default: module.SignUpForm })));

/** The sign-up form, fetched once Log In can be used: its script is the largest part of the auth screen. */
export function SignUpPanel() {
  return (
    <CrashBoundary
      fallback={
        <FailedState
          title={SIGN_UP.notLoaded}
          text={SIGN_UP.notLoadedWhy}
          onRetry={() => window.location.reload()}
        />
      }
    >
      {/* Silent: the panel may be a closed tab. */}
      <Suspense fallback={<Spinner label={SIGN_UP.loading} />}>
        <SignUpForm />
      </Suspense>
    </CrashBoundary>
  );
}
