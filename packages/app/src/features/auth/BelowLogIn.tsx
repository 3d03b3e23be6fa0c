import { isApiError } from '@friendbase/contract';
import { lazy, useState } from 'react';
import { AwaitedBoundary } from '../../lib/hydration/AwaitedBoundary.tsx';
import { useServices } from '../../lib/page/services.ts';
import { RoomOfFaces } from './pictures/RoomOfFaces.tsx';
import { PasskeyLogIn } from './PasskeyLogIn.tsx';

const ClosedOut = lazy(() => import('./ClosedOut.tsx').then((module) => ({ default: module.ClosedOut })));
const PictureLogIn = lazy(() =>
  import('./pictures/PictureLogIn.tsx').then((module) => ({ default: module.PictureLogIn })),
);

const room = <RoomOfFaces />;

interface BelowLogInProps {
  /** Why the form was not accepted. */
  error: unknown;
  /** Whether nothing was sent by it yet. */
  isUntried: boolean;
}

/**
 * The ways in without a password: by a passkey, and by faces and pictures on a device where somebody has some. For the owner of an
 * account that was closed or left alone what to do now, however they have tried to log in.
 */
export function BelowLogIn({ error, isUntried }: BelowLogInProps) {
  const { visitor } = useServices();
  const [byPasskey, setByPasskey] = useState<unknown>();
  const rejection = [error, byPasskey].find((one) => isApiError(one) && one.details !== undefined);
  return (
    <>
      {visitor.hasPictures && (
        <AwaitedBoundary waiting={room}>
          <PictureLogIn />
        </AwaitedBoundary>
      )}
      <PasskeyLogIn onRefused={setByPasskey} />
      {/* Without its script the error response itself has said that it is closed. */}
      <AwaitedBoundary>
        {rejection !== undefined && <ClosedOut rejection={rejection} />}
        {isUntried && visitor.closed && <ClosedOut written={visitor.closed} />}
      </AwaitedBoundary>
    </>
  );
}
