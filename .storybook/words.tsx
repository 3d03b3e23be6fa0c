import { WordsProvider } from '@friendbase/ui-kit';
import { createWordsStore, qps, REFERENCE, wordingOf, type WordsChoice } from '@friendbase/ui-kit/words';
import { useEffect, type ReactNode } from 'react';

/** The words of the kit and the games. A screen of the app takes the same choice from its own words. */
const words = createWordsStore({
  en: {
    ...REFERENCE,
    loadEasy: async () => {
      const [kit, games] = await Promise.all([
        import('@friendbase/ui-kit/words/en-easy'),
        import('@friendbase/games/words/en-easy'),
      ]);
      return wordingOf({ ...kit.words, ...games.words });
    },
  },
  qps,
});

export const isRightToLeft = (language: unknown): boolean => language === 'qps';

/** Shows a story in the words of the toolbar. */
export function InWords({ language, easy, children }: WordsChoice & { children: ReactNode }) {
  useEffect(() => void words.choose({ language, easy }), [language, easy]);
  return <WordsProvider store={words}>{children}</WordsProvider>;
}
