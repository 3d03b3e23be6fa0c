import { CopyField, useWords } from '@friendbase/ui-kit';
import { gonePost } from '../../../words/en/gonePost.ts';

/** Words that were written for a post that has gone, to take along. */
export function GoneWords({ words }: { words: string }) {
  const t = useWords(gonePost);
  return <CopyField label={t('yourWords')} value={words} copyLabel={t('copy')} copiedText={t('copied')} />;
}
