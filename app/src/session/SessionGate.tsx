import { useSelector } from '@xstate/react';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { ArrivalScope } from '../lib/arrival.tsx';
import { useServices } from '../lib/services.ts';
import { KeptPlace } from './KeptPlace.tsx';
import { LoadingShell } from './LoadingShell.tsx';

interface SessionGateProps {
  /** The whole signed-in app. It is mounted anew for another member. */
  MemberArea: ComponentType<{ memberId: string; isArriving: boolean }>;
  authScreen: ReactNode;
}

/**
 * Shows the auth screen to a visitor and the app to a member. A member whose session ended finds their page,
 * words and place again: it stays mounted behind the auth screen. Source: product spec §4, conflict X10.
 */
export function SessionGate({ MemberArea, authScreen }: SessionGateProps) {
  const { session } = useServices();
  const isVisitor = useSelector(session, (state) => state.hasTag('visitor'));
  const memberId = useSelector(session, ({ context }) => context.memberId);
  const isArriving = useSelector(session, ({ context }) => context.hasChangedSides);
  return (
    <>
      {memberId !== undefined && (
        <KeptPlace key={memberId} isAway={isVisitor}>
          <Suspense fallback={<LoadingShell />}>
            <MemberArea memberId={memberId} isArriving={isArriving} />
          </Suspense>
        </KeptPlace>
      )}
      {isVisitor && <ArrivalScope isArriving={isArriving}>{authScreen}</ArrivalScope>}
      {memberId === undefined && !isVisitor && <LoadingShell />}
    </>
  );
}
