import { useState } from 'react';
import { OnDemand } from '../../../lib/loading/OnDemand.tsx';
import { NotLoaded } from '../../../lib/loading/NotLoaded.tsx';
import { composerParts } from './composerOnDemand.ts';
import type { ComposerPartsProps } from './ComposerParts.tsx';

/** The parts of the open composer, or that they did not load: the words in the field are stored. */
export function OpenedComposer(props: ComposerPartsProps) {
  const [Parts] = useState(composerParts.current);
  return (
    <OnDemand fallback={<NotLoaded />}>
      <Parts {...props} />
    </OnDemand>
  );
}
