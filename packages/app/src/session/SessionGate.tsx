import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useEffectEvent, type ComponentType, type ReactNode } from 'react';
import { ArrivalScope } from '../lib/page/arrival.tsx';
import { PreservedPlace } from './PreservedPlace.tsx';
import { LoadingShell } from './LoadingShell.tsx';
import { useSession } from './createSession.ts';

export interface SessionGateProps {
  /** The whole signed-in app. It is remounted for another member. */
  MemberArea: ComponentType<{ memberId: string; isArriving: boolean }>;
  authScreen: ReactNode;
  /** The member logged out, and their pages are gone: the address may change. */
  onLoggedOut?: () => void;
}

/**
 * Shows the auth screen to a visitor and the app to a member. A member whose session ended finds their page,
 * words and place again: it stays mounted behind the auth screen. Source: product spec §4, conflict X10.
 */
export function SessionGate({ MemberArea, authScreen, onLoggedOut }: SessionGateProps) {
  const session = useSession();
  const isVisitor = useSelector(session, (state) => state.hasTag('visitor'));
  const memberId = useSelector(session, ({ context }) => context.memberId);
  const isArriving = useSelector(session, ({ context }) => context.hasChangedSides);
  const isLoggedOut = isVisitor && isArriving && memberId === undefined;
  const tell = useEffectEvent(() => onLoggedOut?.());
  // An effect: before the member's pages are gone their router would take the new address for one of theirs.
  useEffect(() => {
    if (isLoggedOut) tell();
  }, [isLoggedOut]);
  return (
    <>
      {/* Before the hidden page: the skip link has to be the first link there is. */}
      {isVisitor && <ArrivalScope isArriving={isArriving}>{authScreen}</ArrivalScope>}
      {memberId !== undefined && (
        <PreservedPlace key={memberId} isAway={isVisitor}>
          <Suspense fallback={<LoadingShell />}>
            <MemberArea memberId={memberId} isArriving={isArriving} />
          </Suspense>
        </PreservedPlace>
      )}
      {memberId === undefined && !isVisitor && <LoadingShell />}
    </>
  );
}
