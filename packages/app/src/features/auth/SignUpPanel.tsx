import { FailedState, Spinner, useWords } from '@friendbase/ui-kit';
import { lazy, Suspense } from 'react';
import { CrashBoundary } from '../../lib/CrashBoundary.tsx';
import { auth } from '../../words/en/auth.ts';
import { page } from '../../words/en/page.ts';

const SignUpForm = lazy(() => import('./SignUpForm.tsx').then((module) => ({ default: module.SignUpForm })));

/** The sign-up form, fetched once Log In can be used: its script is the largest part of the auth screen. */
export function SignUpPanel() {
  const t = useWords(auth);
  const onPage = useWords(page);
  return (
    <CrashBoundary
      fallback={
        <FailedState
          title={t('signUpNotLoaded')}
          text={t('signUpNotLoadedText')}
          onRetry={() => window.location.reload()}
        />
      }
    >
      {/* Silent: the panel may be a closed tab. */}
      <Suspense fallback={<Spinner label={onPage('loading')} />}>
        <SignUpForm />
      </Suspense>
    </CrashBoundary>
  );
}
