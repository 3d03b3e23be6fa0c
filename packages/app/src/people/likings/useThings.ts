import type { Liking } from '@friendbase/contract';
import { useCurrentWords, useWords } from '@friendbase/ui-kit';
import { likings as words } from '../../words/en/likings.ts';

/** Names things as they stand in a sentence, one after the other: “cooking and dogs”. */
export function useThings(): (likings: readonly Liking[]) => string {
  const t = useWords(words);
  const { locale } = useCurrentWords();
  return (likings) => new Intl.ListFormat(locale).format(likings.map((liking) => t('thing', { liking })));
}
