import { useState } from 'react';
import { OnDemand } from '../loading/OnDemand.tsx';
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
    <OnDemand fallback={props.children}>
      <FoldedAway {...props} />
    </OnDemand>
  );
}
