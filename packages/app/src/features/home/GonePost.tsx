import { CopyField, StatusLine, Text, useWords } from '@friendbase/ui-kit';
import { gonePost, post } from '../../words/en/home.ts';
import { reportPlace } from '../../words/en/reportPlace.ts';
import type { GoneNote } from './useGonePosts.ts';

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
      <CopyField label={t('yourWords')} value={note.words} copyLabel={t('copy')} copiedText={t('copied')} />
    </>
  );
}
