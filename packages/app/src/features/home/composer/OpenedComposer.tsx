import { Suspense, useState } from 'react';
import { CrashBoundary } from '../../../lib/loading/CrashBoundary.tsx';
import { NotLoaded } from '../../../lib/loading/NotLoaded.tsx';
import { composerParts } from './composerOnDemand.ts';
import type { ComposerPartsProps } from './ComposerParts.tsx';

/** The parts of the open composer, or that they did not load: the words in the field are kept. */
export function OpenedComposer(props: ComposerPartsProps) {
  const [Parts] = useState(composerParts.current);
  return (
    <CrashBoundary fallback={<NotLoaded />}>
      <Suspense fallback={null}>
        <Parts {...props} />
      </Suspense>
    </CrashBoundary>
  );
}
