import { Outcome, useWords } from '@friendbase/ui-kit';
import { Suspense, useState } from 'react';
import { CrashBoundary } from '../../lib/CrashBoundary.tsx';
import { broken } from '../../words/en/page.ts';
import { composerParts } from './composerOnDemand.ts';
import type { ComposerPartsProps } from './ComposerParts.tsx';

/** The parts of the open composer, or that they did not load: the words in the field are kept. */
export function OpenedComposer(props: ComposerPartsProps) {
  const say = useWords(broken);
  const [Parts] = useState(composerParts.current);
  return (
    <CrashBoundary fallback={<Outcome tone="danger">{say('partTitle')}</Outcome>}>
      <Suspense fallback={null}>
        <Parts {...props} />
      </Suspense>
    </CrashBoundary>
  );
}
