import { Seamless, useIsHydrated } from '@friendbase/ui-kit';
import { Suspense, useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { CrashBoundary } from '../loading/CrashBoundary.tsx';
import { replayEarlyEvents, takeEarlyEvents } from './earlyEvents.ts';
import { AWAITED, tellReady } from './pageReady.ts';

interface AwaitedBoundaryProps {
  /** What stands in for what could not be loaded or rendered. @default nothing */
  failed?: ReactNode;
  /** What stands in its place until it is there, and no server has rendered it. @default nothing */
  waiting?: ReactNode;
  /** Where the part stands, for who needs to know it. */
  place?: RefObject<HTMLDivElement | null>;
  /** The part. It is rendered again when it is another element, so whoever shows it keeps it. */
  children: ReactNode;
}

/**
 * A boundary around a part of a page whose script comes later. Until React has hydrated it the server's HTML stands; React
 * drops presses on it, so they are noted, and carried out then.
 */
export function AwaitedBoundary({ failed, waiting, place: given, children }: AwaitedBoundaryProps) {
  const own = useRef<HTMLDivElement>(null);
  const place = given ?? own;
  const isHydrated = useIsHydrated();
  const [isAwaited] = useState(!isHydrated);
  // React would give up the HTML of a boundary that is rendered again before its script is there.
  const content = useMemo(() => {
    const hydrated = <Hydrated place={place} />;
    return (
      <CrashBoundary
        fallback={
          <>
            {failed}
            {hydrated}
          </>
        }
      >
        <Suspense fallback={waiting}>
          {children}
          {hydrated}
        </Suspense>
      </CrashBoundary>
    );
  }, [place, failed, waiting, children]);
  return (
    <Seamless ref={place} {...{ [AWAITED]: isAwaited ? '' : undefined }}>
      {content}
    </Seamless>
  );
}

/** Everything beside it is hydrated, and hears what is done from now on. */
function Hydrated({ place }: Required<Pick<AwaitedBoundaryProps, 'place'>>) {
  useEffect(() => {
    place.current?.removeAttribute(AWAITED);
    replayEarlyEvents(takeEarlyEvents(window));
    tellReady(document);
  }, [place]);
  return null;
}
