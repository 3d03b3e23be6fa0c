import { TextArea, useWords } from '@friendbase/ui-kit';
import { chatPane } from '../../words/en/messages.ts';

/** What the member wrote and nobody got: to be read and copied. */
export function UnsentWords({ words }: { words: string }) {
  const t = useWords(chatPane);
  return words === '' ? null : <TextArea label={t('keptWords')} value={words} isReadOnly />;
}
