import { CopyField, StatusLine, Text, useWords } from '@friendbase/ui-kit';
import { gonePost, post } from '../../words/en/home.ts';
import type { GoneNote } from './useGonePosts.ts';

/** Stands where a post was. Words that were written for it can be taken along. */
export function GonePost({ note }: { note: GoneNote }) {
  const t = useWords(gonePost);
  const ofPost = useWords(post);
  if (note.isDeleted) return <StatusLine tone="success">{ofPost('deleted')}</StatusLine>;
  return (
    <>
      <StatusLine tone="danger">{t('gone')}</StatusLine>
      <Text dir="auto">{note.words}</Text>
      <CopyField label={t('yourWords')} value={note.words} copyLabel={t('copy')} copiedText={t('copied')} />
    </>
  );
}
