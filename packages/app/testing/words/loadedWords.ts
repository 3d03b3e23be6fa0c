import { createWordsStore, REFERENCE, type CurrentWords, type Locales } from '@friendbase/ui-kit/words';
import { locales as ownLocales } from '../../src/words/locales.ts';

/** The words of every language and reading level that members are offered, loaded. `qps` is made from English. */
export async function loadedWords(locales: Locales = ownLocales): Promise<CurrentWords[]> {
  const store = createWordsStore(locales);
  const loaded: CurrentWords[] = [];
  for (const [language, locale] of Object.entries(locales)) {
    if (language === 'qps') continue;
    for (const easy of locale?.loadEasy ? [false, true] : [false]) {
      if (!(await store.choose({ language, easy }))) throw new Error(`The words of ${language} do not load.`);
      const { chain, ...words } = store.current();
      // English has no file that is loaded: its words are the reference.
      const isReference = language === REFERENCE.language;
      loaded.push({ ...words, chain: isReference ? [...chain, (_, __, reference) => reference] : chain });
    }
  }
  return loaded;
}
