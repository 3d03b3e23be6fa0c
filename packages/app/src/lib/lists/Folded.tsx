import { Suspense, useState } from 'react';
import { CrashBoundary } from '../loading/CrashBoundary.tsx';
import { laterPart } from '../loading/laterPart.ts';
import { useShown } from './shown.tsx';
import type { FoldedProps } from './FoldedAway.tsx';

export const foldedAway = laterPart(() => import('../page/reduced.ts').then(({ FoldedAway }) => FoldedAway));

/**
 * What is always in view, except in Simple mode: there it stands folded behind a button, loaded on demand. If that does
 * not load, nothing is folded.
 */
export function Folded(props: FoldedProps) {
  const isSimple = useShown('isSimple');
  const [FoldedAway] = useState(foldedAway.current);
  if (!isSimple) return props.children;
  return (
    <CrashBoundary fallback={props.children}>
      <Suspense fallback={null}>
        <FoldedAway {...props} />
      </Suspense>
    </CrashBoundary>
  );
}
