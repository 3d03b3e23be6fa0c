import { StatusLine, Text, useWords } from '@friendbase/ui-kit';
import { lazy } from 'react';
import { OnDemand } from '../../../lib/loading/OnDemand.tsx';
import { gonePost, post } from '../../../words/en/home.ts';
import { reportPlace } from '../../../words/en/reportPlace.ts';
import type { GoneNote } from './useGonePosts.ts';

const GoneWords = lazy(() => import('./GoneWords.tsx').then((module) => ({ default: module.GoneWords })));

/** Stands where a post was. Words that were written for it can be taken along. */
export function GonePost({ note }: { note: GoneNote }) {
  const t = useWords(gonePost);
  const ofPost = useWords(post);
  const ofReport = useWords(reportPlace);
  if (note.why !== 'gone') {
    const words = note.why === 'deleted' ? ofPost('deleted') : ofReport('reported');
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
