import { Seamless, useIsHydrated } from '@friendbase/ui-kit';
import {
  lazy,
  memo,
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type MemoExoticComponent,
  type ReactNode,
  type RefObject,
} from 'react';
import { CrashBoundary } from './CrashBoundary.tsx';
import { carryOutEarlyActs, hearActs } from './earlyActs.ts';
import { laterPart, type Drawing } from './laterPart.ts';
import { NotLoaded } from './NotLoaded.tsx';
import { AWAITED, tellReady } from './pageReady.ts';
import { tellPartsMissing } from './writtenMarks.ts';

export interface WrittenPart<Props extends object> {
  /** For a server, and for a page that the browser draws itself: what is loaded before is drawn with the rest. */
  load: () => Promise<unknown>;
  Part: MemoExoticComponent<(props: Props) => ReactNode>;
}

/**
 * A part of a page that a server writes whole, and whose script comes after that of the rest. What is written stands there
 * meanwhile: fields take words, and presses are carried out once the script is there. Its props are compared, because what
 * changes while it is awaited would have to be drawn without its script.
 */
export function writtenPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): WrittenPart<Props> {
  const part = laterPart(load);
  const { promise: pageStands, resolve: tellPageStands } = Promise.withResolvers<void>();
  const loadAwaited = () => pageStands.then(part.load).catch(staysAsWritten);
  const Awaited = lazy(loadAwaited);
  return {
    load: part.load,
    Part: memo(function Part(props: Props) {
      const isHydrated = useIsHydrated();
      const [isAwaited, setIsAwaited] = useState(!isHydrated);
      const [Content] = useState<Drawing<Props>>(() =>
        isHydrated || part.isLoaded() ? part.current() : Awaited,
      );
      // The same as long as the props are: `Boundary` is not to be drawn again.
      const content = useMemo(() => <Content {...props} />, [Content, props]);
      const place = useRef<HTMLDivElement>(null);
      const written = useRef<ChildNode[]>([]);
      useEffect(() => {
        if (isAwaited) {
          written.current = [...(place.current?.childNodes ?? [])];
          tellPageStands();
        } else {
          carryOutEarlyActs(hearActs(window));
          tellReady(document);
        }
      }, [isAwaited]);
      return (
        <Seamless ref={place} {...{ [AWAITED]: isAwaited ? '' : undefined }}>
          <Boundary written={written} tell={setIsAwaited}>
            {content}
          </Boundary>
        </Seamless>
      );
    }),
  };
}

interface BoundaryProps {
  written: RefObject<ChildNode[]>;
  tell: (isAwaited: boolean) => void;
  children: ReactNode;
}

/** Drawn once: what React has not taken over yet it draws itself as soon as it is told anything new. */
const Boundary = memo(function Boundary({ written, tell, children }: BoundaryProps) {
  return (
    <CrashBoundary fallback={<NotLoaded />}>
      <Suspense fallback={<AsWritten nodes={written} />}>
        {children}
        <Arrived tell={tell} />
      </Suspense>
    </CrashBoundary>
  );
});

/** Tells that everything beside it is taken over. */
function Arrived({ tell }: Pick<BoundaryProps, 'tell'>) {
  useEffect(() => tell(false), [tell]);
  return null;
}

/** Stands in where the page changed around a part before its script came, such as by other words. */
function AsWritten({ nodes }: { nodes: RefObject<ChildNode[]> }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.append(...nodes.current), [nodes]);
  return <Seamless ref={place} />;
}

/** What is written is worth more than a line that it is missing: it can be read, and what was typed stays. */
function staysAsWritten(): Promise<never> {
  tellPartsMissing(document.documentElement);
  if (window.earlyActs?.pressed.size) window.earlyActs.tell();
  return new Promise(() => {});
}
