import { Spinner, useWords } from '@friendbase/ui-kit';
import { lazy, memo, Suspense, type ComponentProps, type ReactNode } from 'react';
import { CrashBoundary } from '../../lib/loading/CrashBoundary.tsx';
import { NotLoaded } from '../../lib/loading/NotLoaded.tsx';
import { OnDemand } from '../../lib/loading/OnDemand.tsx';
import { page } from '../../words/en/page.ts';
import { RoomOfFaces } from './pictures/RoomOfFaces.tsx';
import type * as OnDemandParts from './onDemand.ts';

/** A part of the one file with all of them. */
const partOf = <Name extends keyof typeof OnDemandParts>(name: Name) =>
  lazy(async () => ({ default: (await import('./onDemand.ts'))[name] }));

const SignUp = partOf('SignUpForm');
const Help = partOf('HelpPanel');
const Below = partOf('BelowLogIn');

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
  const onPage = useWords(page);
  return (
    <CrashBoundary fallback={<NotLoaded />}>
      {/* Silent: the panel may be a closed tab. */}
      <Suspense fallback={<Spinner label={onPage('loading')} />}>{children}</Suspense>
    </CrashBoundary>
  );
}

/**
 * What stands below the log in form. Where its script does not come, nothing is missing: an error response has said why. Whatever else
 * changes in the form, it stays: rendered anew before its script is there, it would be taken off the page that the server rendered.
 */
export const LaterBelowLogIn = memo((props: ComponentProps<typeof Below>) => (
  <OnDemand waiting={<RoomOfFaces />}>
    <Below {...props} />
  </OnDemand>
));
