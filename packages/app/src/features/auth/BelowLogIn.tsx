import { lazy } from 'react';
import { useServices } from '../../lib/services.ts';

const ClosedAccount = lazy(() =>
  import('./ClosedAccount.tsx').then((module) => ({ default: module.ClosedAccount })),
);
const PictureLogIn = lazy(() =>
  import('./pictures/PictureLogIn.tsx').then((module) => ({ default: module.PictureLogIn })),
);

interface BelowLogInProps {
  /** Why the log in was refused, if it was. Until then, what the server has written still holds. */
  error: Error | null;
}

/** What few visitors meet below the form: that their account is closed, and faces and pictures to log in with. */
export function BelowLogIn({ error }: BelowLogInProps) {
  const { closed, hasPictures } = useServices().visitor;
  return (
    <>
      {error && <ClosedAccount rejection={error} />}
      {!error && closed && <ClosedAccount written={closed} />}
      {hasPictures && <PictureLogIn />}
    </>
  );
}
