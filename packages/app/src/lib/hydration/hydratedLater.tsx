import { Seamless, useIsHydrated } from '@friendbase/ui-kit';
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
import { tellPartsMissing } from './hydrationMarks.ts';

export interface HydratedLater<Props extends object> {
  /** For a server, and for a page that the browser renders itself: what is loaded before is rendered with the rest. */
  load: () => Promise<unknown>;
  Part: MemoExoticComponent<(props: Props) => ReactNode>;
}

const failed = <NotLoaded />;

/**
 * A part of a page with a boundary and a script of its own: React hydrates it when that is there, after the rest. Where the
 * script does not come, the server's HTML stays.
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
      const [Content] = useState<PartComponent<Props>>(() =>
        isHydrated || part.isLoaded() ? part.current() : Awaited,
      );
      const place = useRef<HTMLDivElement>(null);
      const waiting = useMemo(() => <ServerHtml place={place} />, []);
      const content = useMemo(() => <Content {...props} />, [Content, props]);
      return (
        <AwaitedBoundary place={place} failed={failed} waiting={waiting}>
          {content}
        </AwaitedBoundary>
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

/** What is written is worth more than a line that it is missing: it can be read, and what was typed stays. */
function keepServerHtml(): Promise<never> {
  tellPartsMissing();
  return new Promise(() => {});
}
