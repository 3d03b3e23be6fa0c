import { onceIdle, Seamless, useIsHydrated } from '@friendbase/ui-kit';
import {
  lazy,
  memo,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type MemoExoticComponent,
  type ReactNode,
  type RefObject,
} from 'react';
import { laterPart, type PartComponent } from '../loading/laterPart.ts';
import { NotLoaded } from '../loading/NotLoaded.tsx';
import { AwaitedBoundary } from './AwaitedBoundary.tsx';
import { areEventsNoted } from './earlyEvents.ts';
import { tellPartsMissing } from './hydrationMarks.ts';

export interface HydratedLater<Props extends object> {
  /** For a server, and for a page that the browser renders itself: what is loaded before is rendered with the rest. */
  load: () => Promise<unknown>;
  Part: MemoExoticComponent<(props: Props) => ReactNode>;
}

const failed = <NotLoaded />;

/**
 * A part with a boundary of its own. Each time that it is mounted, `current` says what renders it, or `awaited` while the page is
 * being hydrated.
 */
const partOf = <Props extends object>(
  current: () => PartComponent<Props>,
  awaited: () => PartComponent<Props>,
): HydratedLater<Props>['Part'] =>
  memo(function Part(props: Props) {
    const isHydrated = useIsHydrated();
    const [Content] = useState<PartComponent<Props>>(isHydrated ? current : awaited);
    const place = useRef<HTMLDivElement>(null);
    const waiting = useMemo(() => <ServerHtml place={place} />, []);
    const content = useMemo(() => <Content {...props} />, [Content, props]);
    return (
      <AwaitedBoundary place={place} failed={failed} waiting={waiting}>
        {content}
      </AwaitedBoundary>
    );
  });

/**
 * A part of a page with a boundary and a script of its own: React hydrates it when that is there, after the rest. Where the
 * script does not come, the server's HTML stays.
 */
export function hydratedLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): HydratedLater<Props> {
  const part = laterPart(load);
  const Awaited = lazy(() => part.load().catch(keepServerHtml));
  return { load: part.load, Part: partOf(part.current, () => (part.isLoaded() ? part.current() : Awaited)) };
}

/** How long a part waits for an idle moment of a page that is never idle. */
const TURN_MS = 100;

/** The last turn that was given. */
let lastTurn = Promise.resolve();
const nextTurn = () =>
  (lastTurn = lastTurn.then(() => new Promise((resolve) => void onceIdle(resolve, TURN_MS))));

/**
 * One of many alike, such as a post far down: React hydrates them after the rest, one by one as the browser is idle, so that no press waits
 * for all of them.
 */
export const hydratedInTurn = <Props extends object>(
  Content: ComponentType<Props>,
): HydratedLater<Props>['Part'] =>
  partOf(
    () => Content,
    // A server renders all at once, and a press is to be lost nowhere.
    () => (areEventsNoted() ? lazy(() => nextTurn().then(() => ({ default: Content }))) : Content),
  );

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

/** The server's HTML is worth more than a line that the part is missing: it can be read, and what was typed stays. */
function keepServerHtml(): Promise<never> {
  tellPartsMissing();
  return new Promise(() => {});
}
