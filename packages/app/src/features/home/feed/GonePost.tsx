import { StatusLine, Text, useWords } from '@friendbase/ui-kit';
import { lazy } from 'react';
import { OnDemand } from '../../../lib/loading/OnDemand.tsx';
import { gonePost } from '../../../words/en/gonePost.ts';
import { reportPlace } from '../../../words/en/reportPlace.ts';

/** What came of a post that has gone. */
type GoneNote = { why: 'deleted' | 'reported' } | { why: 'gone'; words: string };

const GoneWords = lazy(() => import('./GoneWords.tsx').then((module) => ({ default: module.GoneWords })));

/** Stands where a post was: it comes with what can make one go. Words that were written for it can be taken along. */
export function GonePost({ note }: { note: GoneNote }) {
  const t = useWords(gonePost);
  const ofReport = useWords(reportPlace);
  if (note.why !== 'gone') {
    const words = note.why === 'deleted' ? t('deleted') : ofReport('reported');
    return <StatusLine tone="success">{words}</StatusLine>;
  }
  return (
    <>
      <StatusLine tone="danger">{t('gone')}</StatusLine>
      <Text dir="auto">{note.words}</Text>
      {/* The words stand above it in any case, and can be copied by hand. */}
      <OnDemand>
        <GoneWords words={note.words} />
      </OnDemand>
    </>
  );
}
