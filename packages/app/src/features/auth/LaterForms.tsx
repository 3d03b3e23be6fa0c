import { FailedState, Spinner, useWords } from '@friendbase/ui-kit';
import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react';
import { CrashBoundary } from '../../lib/loading/CrashBoundary.tsx';
import { OnDemand } from '../../lib/loading/OnDemand.tsx';
import { auth } from '../../words/en/auth.ts';
import { page } from '../../words/en/page.ts';

const SignUp = lazy(() => import('./onDemand.ts').then((module) => ({ default: module.SignUpForm })));
const Help = lazy(() => import('./onDemand.ts').then((module) => ({ default: module.HelpPanel })));

/** The sign-up form, fetched once Log In can be used: its script is the largest part of the auth screen. */
export function LaterSignUpForm() {
  return (
    <Later>
      <SignUp />
    </Later>
  );
}

/** What is behind Need Help?, which comes with the sign-up form. */
export function LaterHelpPanel(props: ComponentProps<typeof Help>) {
  return (
    <Later>
      <Help {...props} />
    </Later>
  );
}

function Later({ children }: { children: ReactNode }) {
  const t = useWords(auth);
  const onPage = useWords(page);
  return (
    <CrashBoundary
      fallback={
        <FailedState
          title={t('formNotLoaded')}
          text={t('formNotLoadedText')}
          onRetry={() => window.location.reload()}
        />
      }
    >
      {/* Silent: the panel may be a closed tab. */}
      <Suspense fallback={<Spinner label={onPage('loading')} />}>{children}</Suspense>
    </CrashBoundary>
  );
}

const ClosedOut = lazy(() => import('./ClosedOut.tsx').then((module) => ({ default: module.ClosedOut })));

/** Comes for who is closed out alone. Without its script the error response itself has said that it is so. */
export const LaterClosedOut = (props: ComponentProps<typeof ClosedOut>) => (
  <OnDemand>
    <ClosedOut {...props} />
  </OnDemand>
);
