import { WordsProvider } from '@friendbase/ui-kit';
import { createWordsStore, qps, wordingOf } from '@friendbase/ui-kit/words';
import { useEffect, type ReactNode } from 'react';

/** The words of the kit. A screen of the app takes the same variant from its own words. */
const words = createWordsStore({
  'en-easy': {
    locale: 'en-US',
    direction: 'ltr',
    load: () => import('@friendbase/ui-kit/words/en-easy').then((easy) => wordingOf(easy.words)),
  },
  qps,
});

export const isRightToLeft = (variant: unknown): boolean => variant === 'qps';

/** Shows a story in the words of the toolbar. */
export function InWords({ variant, children }: { variant: string; children: ReactNode }) {
  useEffect(() => void words.choose(variant), [variant]);
  return <WordsProvider store={words}>{children}</WordsProvider>;
}
