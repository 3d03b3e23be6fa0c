import { WordsProvider } from '@friendbase/ui-kit';
import { createWordsStore, qps, wordingOf } from '@friendbase/ui-kit/words';
import { useEffect, type ReactNode } from 'react';

/** The words of the kit and the games. A screen of the app takes the same variant from its own words. */
const words = createWordsStore({
  'en-easy': {
    locale: 'en-US',
    direction: 'ltr',
    load: async () => {
      const [kit, games] = await Promise.all([
        import('@friendbase/ui-kit/words/en-easy'),
        import('@friendbase/games/words/en-easy'),
      ]);
      return wordingOf({ ...kit.words, ...games.words });
    },
  },
  qps,
});

export const isRightToLeft = (variant: unknown): boolean => variant === 'qps';

/** Shows a story in the words of the toolbar. */
export function InWords({ variant, children }: { variant: string; children: ReactNode }) {
  useEffect(() => void words.choose(variant), [variant]);
  return <WordsProvider store={words}>{children}</WordsProvider>;
}
