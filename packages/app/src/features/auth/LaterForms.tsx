import { Spinner, useWords } from '@friendbase/ui-kit';
import { lazy, memo, type ComponentProps } from 'react';
import { AwaitedBoundary } from '../../lib/hydration/AwaitedBoundary.tsx';
import { NotLoaded } from '../../lib/loading/NotLoaded.tsx';
import { page } from '../../words/en/page.ts';
import { RoomOfFaces } from './pictures/RoomOfFaces.tsx';
import type * as OnDemandParts from './onDemand.ts';

/** A part of the one file with all of them. */
const partOf = <Name extends keyof typeof OnDemandParts>(name: Name) =>
  lazy(async () => ({ default: (await import('./onDemand.ts'))[name] }));

const SignUp = partOf('SignUpForm');
const Help = partOf('HelpPanel');
const Below = partOf('BelowLogIn');

const failed = <NotLoaded />;
// Silent: the panel may be a closed tab.
const waiting = <Loading />;
const room = <RoomOfFaces />;

function Loading() {
  return <Spinner label={useWords(page)('loading')} />;
}

/** The sign-up form, fetched once Log In can be used: its script is the largest part of the auth screen. */
export const LaterSignUpForm = memo((props: ComponentProps<typeof SignUp>) => (
  <AwaitedBoundary failed={failed} waiting={waiting}>
    <SignUp {...props} />
  </AwaitedBoundary>
));

/** What is behind Need Help?, which comes with the sign-up form. */
export const LaterHelpPanel = memo((props: ComponentProps<typeof Help>) => (
  <AwaitedBoundary failed={failed} waiting={waiting}>
    <Help {...props} />
  </AwaitedBoundary>
));

/**
 * What stands below the log in form. Where its script does not come, nothing is missing: an error response has said why. Whatever else
 * changes in the form, it stays: rendered again before its script is there, it would be taken off the page that the server rendered.
 */
export const LaterBelowLogIn = memo((props: ComponentProps<typeof Below>) => (
  <AwaitedBoundary waiting={room}>
    <Below {...props} />
  </AwaitedBoundary>
));
