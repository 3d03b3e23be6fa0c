import { Seamless, useIsHydrated } from '@friendbase/ui-kit';
import {
  lazy,
  memo,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type MemoExoticComponent,
  type ReactNode,
  type RefObject,
} from 'react';
import { CrashBoundary } from '../loading/CrashBoundary.tsx';
import { replayEarlyEvents, takeEarlyEvents } from './earlyEvents.ts';
import { laterPart, type PartComponent } from '../loading/laterPart.ts';
import { NotLoaded } from '../loading/NotLoaded.tsx';
import { AWAITED, tellReady } from './pageReady.ts';
import { tellPartsMissing } from './hydrationMarks.ts';

export interface HydratedLater<Props extends object> {
  /** For a server, and for a page that the browser renders itself: what is loaded before is rendered with the rest. */
  load: () => Promise<unknown>;
  Part: MemoExoticComponent<(props: Props) => ReactNode>;
}

/**
 * A part of a page with a boundary and a script of its own: React hydrates it when that is there, after the rest. Until then
 * the server's HTML stands; React drops presses on it, so they are noted. Nothing in it is rendered anew before:
 * React would give up the HTML of the boundary.
 */
export function hydratedLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): HydratedLater<Props> {
  const part = laterPart(load);
  const Awaited = lazy(() => part.load().catch(keepServerHtml));
  return {
    load: part.load,
    Part: memo(function Part(props: Props) {
      const isHydrated = useIsHydrated();
      const [isAwaited] = useState(!isHydrated);
      const [Content] = useState<PartComponent<Props>>(() =>
        isHydrated || part.isLoaded() ? part.current() : Awaited,
      );
      const place = useRef<HTMLDivElement>(null);
      const content = useMemo(
        () => (
          <CrashBoundary fallback={<NotLoaded />}>
            <Suspense fallback={<ServerHtml place={place} />}>
              <Content {...props} />
              <Hydrated place={place} />
            </Suspense>
          </CrashBoundary>
        ),
        [Content, props],
      );
      return (
        <Seamless ref={place} {...{ [AWAITED]: isAwaited ? '' : undefined }}>
          {content}
        </Seamless>
      );
    }),
  };
}

/**
 * A copy of the server's HTML, where React gives it up: something around the part has changed before its script was there. It
 * stands in the same place, with what was typed.
 */
function ServerHtml({ place }: { place: RefObject<HTMLDivElement | null> }) {
  const [fill] = useState(() => {
    const html = place.current?.cloneNode(true).childNodes ?? [];
    return (copy: Element | null) => copy?.append(...html);
  });
  return <Seamless ref={fill} />;
}

/** Everything beside it is hydrated, and hears what is done from now on. */
function Hydrated({ place }: { place: RefObject<HTMLDivElement | null> }) {
  useEffect(() => {
    place.current?.removeAttribute(AWAITED);
    replayEarlyEvents(takeEarlyEvents(window));
    tellReady(document);
  }, [place]);
  return null;
}

/** What is written is worth more than a line that it is missing: it can be read, and what was typed stays. */
function keepServerHtml(): Promise<never> {
  tellPartsMissing();
  return new Promise(() => {});
}
